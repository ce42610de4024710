import { describe, expect, test } from 'vitest'
import type { CountedLine, StoredBoxScore, StoredTeam } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from '#server/domains/stats/columns/column.ts'
import { isTeamRow, playerTotals, teamTotals } from '#server/domains/stats/season-totals.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import { sumLines } from '#server/domains/stats/stat-line.ts'
import { outsOf } from '#server/parts/innings.ts'
import { generateSchool } from './generate/school.ts'
import { hasBoxScore } from './generate/stats/box-scores.ts'
import { playedGames } from './generate/stats/season-totals.ts'
import type { Game, School, SchoolKey } from './model/model.ts'
import type { BoxScoreRow } from './model/model-stats.ts'

const keys: SchoolKey[] = ['halcyon', 'tamarack']
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const at = (line: CountedLine, group: string, key: string) => line[group]?.[key] ?? 0

const schools = new Map(keys.map((key) => [key, generateSchool(key, '2026-11-15')]))
function schoolOf(key: SchoolKey): School {
  const school = schools.get(key)
  if (!school) throw new Error(`no school ${key}`)
  return school
}

interface Sheet {
  row: BoxScoreRow
  game: Game
  columns: SportColumns
  teams: StoredBoxScore['teams']
}

function sheetsOf(key: SchoolKey): Sheet[] {
  const { sheetOnAir, games, sports } = schoolOf(key)
  const boxScores = schoolOf(key).boxScores.filter((row) => row !== sheetOnAir)
  const byId = new Map(games.map((game) => [game.id, game]))
  return boxScores.map((row) => {
    const game = byId.get(row.gameId)
    const scored = scoredSport(sports.find(({ id }) => id === game?.sportId)?.globalSportId ?? 0)
    if (!game || !scored) throw new Error(`box score ${row.id} belongs to no game`)
    return { row, game, columns: scored.columns, teams: row.data.teams }
  })
}

/** Points that the players' numbers make, by the rules of the sport. */
const pointsOf: Record<string, (own: StoredTeam, other: StoredTeam) => number> = {
  basketball: ({ totals }) =>
    2 * at(totals, 'stats', 'fgm') + at(totals, 'stats', 'fgm3') + at(totals, 'stats', 'ftm'),
  football: ({ totals }) =>
    6 * at(totals, 'scoring', 'td') +
    3 * at(totals, 'scoring', 'fg') +
    at(totals, 'scoring', 'pat') +
    2 * at(totals, 'scoring', 'two'),
  baseball: ({ totals }) => at(totals, 'hitting', 'r'),
  tennis: ({ totals }) => at(totals, 'singles', 'win') + at(totals, 'team', 'doublesPoints'),
  volleyball: (own, other) =>
    at(own.totals, 'attack', 'k') +
    at(own.totals, 'serve', 'sa') +
    at(other.totals, 'attack', 'e') +
    at(other.totals, 'serve', 'se') +
    at(other.totals, 'play', 'bhe'),
}
const goals = ({ totals }: StoredTeam) => at(totals, 'shots', 'g')

describe.each(keys)('the box scores of %s', (key) => {
  const sheets = sheetsOf(key)
  const both = ({ teams }: Sheet) => [[teams[0], teams[1]] as const, [teams[1], teams[0]] as const]

  test('every finished game that counts has one, in every one of its sport groups', () => {
    const { games, sports, sheetOnAir } = schoolOf(key)
    const boxScores = schoolOf(key).boxScores.filter((row) => row !== sheetOnAir)
    const scoredIds = new Set(
      sports.filter(({ globalSportId }) => scoredSport(globalSportId)).map(({ id }) => id),
    )
    const wanted = games
      .filter((game) => scoredIds.has(game.sportId) && hasBoxScore(game))
      .map(({ id }) => id)
    expect(new Set(boxScores.map(({ gameId }) => gameId))).toEqual(new Set(wanted))
    expect(boxScores).toHaveLength(wanted.length)
    expect(new Set(boxScores.map(({ sportGroup }) => sportGroup)).size).toBe(key === 'halcyon' ? 10 : 5)
  })

  test("an opponent's record counts the game, as many games as the school has played, and goes on at the next meeting", () => {
    const { games } = schoolOf(key)
    const decided = games.filter(
      ({ resultStatus, isExhibition }) => resultStatus && resultStatus !== 'N' && !isExhibition,
    )
    const meetings = Map.groupBy(
      sheets.toSorted((a, b) => a.game.startUtc.localeCompare(b.game.startUtc)),
      ({ game }) => `${game.seasonId} ${game.opponentId}`,
    )
    for (const own of meetings.values()) {
      let before = [0, 0, 0]
      for (const { game, teams } of own) {
        const after = [...(teams[1].record ?? '').split('-').map(Number), 0].slice(0, 3)
        const played = decided.filter(
          ({ seasonId, startUtc }) => seasonId === game.seasonId && startUtc <= game.startUtc,
        )
        expect([game.id, sum(after)]).toEqual([game.id, played.length])
        const gained = after.map((count, place) => count - (before[place] ?? 0))
        expect(Math.min(...gained)).toBeGreaterThanOrEqual(0)
        expect(gained[['L', 'W', 'T'].indexOf(game.resultStatus ?? '')]).toBeGreaterThan(0)
        before = after
      }
    }
    expect([...meetings.values()].some((own) => own.length > 2)).toBe(true)
    expect(sheets.filter(({ teams }) => teams[0].record !== null)).toEqual([])
  })

  test("the score and each period are the game's, the school first", () => {
    for (const { game, teams } of sheets) {
      expect([game.id, `${teams[0].score}`, `${teams[1].score}`]).toEqual([
        game.id,
        game.teamScore,
        game.opponentScore,
      ])
      expect(teams.map(({ scoreByPeriod }) => scoreByPeriod)).toEqual([
        game.lineScores?.team,
        game.lineScores?.opponent,
      ])
    }
  })

  test('what the players did makes the points of the score', () => {
    for (const sheet of sheets) {
      for (const [own, other] of both(sheet)) {
        const points = (pointsOf[sheet.row.sportGroup] ?? goals)(own, other)
        expect([sheet.row.id, points]).toEqual([sheet.row.id, sum(own.scoreByPeriod)])
      }
    }
  })

  test('the scoring summary adds up to every period', () => {
    const told = sheets.filter(({ row }) => row.data.scoring.length > 0)
    expect(told.length).toBeGreaterThan(300)
    for (const { row, teams } of told) {
      for (const team of teams) {
        const byPeriod = team.scoreByPeriod.map(() => 0)
        let before = 0
        for (const play of row.data.scoring) {
          const now = team.side === 'home' ? play.homeScore : play.awayScore
          if (now > before) byPeriod[play.period - 1] = (byPeriod[play.period - 1] ?? 0) + now - before
          before = now
        }
        expect([row.id, byPeriod]).toEqual([row.id, team.scoreByPeriod])
      }
    }
  })

  test("the players add up to the team's totals", () => {
    for (const { row, columns, teams } of sheets) {
      const teamOnly = new Set(columns.tables.filter((table) => table.teamOnly).map((table) => table.key))
      for (const { totals, players } of teams) {
        const total = sumLines(
          columns,
          players.map(({ groups }) => groups),
        )
        for (const group of Object.keys(total).filter((name) => !teamOnly.has(name))) {
          // A team plays a set once, however many of its players were in it.
          const { sp: _players, ...players } = nonZero(total[group])
          const { sp: _team, ...team } = nonZero(totals[group])
          expect([row.id, group, players]).toEqual([row.id, group, team])
        }
      }
    }
  })

  test('every player of the school is on the roster of that season, once', () => {
    const { rosterPlayers } = schoolOf(key)
    const seasons = new Map(rosterPlayers.map(({ id, seasonId }) => [id, seasonId]))
    for (const { row, teams } of sheets) {
      const ids = teams[0].players
        .filter((player) => !isTeamRow(player))
        .map(({ rosterPlayerId }) => rosterPlayerId ?? 0)
      expect(new Set(ids).size).toBe(ids.length)
      expect([row.id, ids.filter((id) => seasons.get(id) !== row.seasonId)]).toEqual([row.id, []])
      expect(teams[1].players.every(({ rosterPlayerId }) => rosterPlayerId === null)).toBe(true)
    }
  })

  test('what one side does, the other side suffers', () => {
    for (const sheet of sheets) {
      for (const [{ totals: own }, { totals: other }] of both(sheet)) {
        const pairs = pairsOf[sheet.row.sportGroup] ?? goalPairs
        for (const [name, mine, theirs] of pairs) {
          expect([sheet.row.id, name, mine(own, other)]).toEqual([sheet.row.id, name, theirs(other, own)])
        }
      }
    }
  })

  test('nobody fouls six times, makes more than tried, or plays longer than the game', () => {
    for (const { row, teams } of sheets) {
      for (const { groups, name } of teams.flatMap(({ players }) => players)) {
        const stat = (part: string) => at(groups, 'stats', part)
        expect([row.id, name, stat('pf') > 5]).toEqual([row.id, name, false])
        expect(stat('fgm')).toBeLessThanOrEqual(stat('fga'))
        expect(stat('fgm3')).toBeLessThanOrEqual(stat('fga3'))
        expect(at(groups, 'hitting', 'h')).toBeLessThanOrEqual(at(groups, 'hitting', 'ab'))
        expect(at(groups, 'shots', 'g')).toBeLessThanOrEqual(at(groups, 'shots', 'sog'))
        expect(at(groups, 'shots', 'sog')).toBeLessThanOrEqual(at(groups, 'shots', 'sh'))
      }
    }
  })

  test('wins of pitchers and goalkeepers are the record of the season', () => {
    const { games, seasons } = schoolOf(key)
    let checked = 0
    for (const season of seasons) {
      const own = sheets.filter(({ row }) => row.seasonId === season.id)
      const first = own[0]
      if (!first) continue
      const { team, record } = teamTotals(
        first.columns,
        playedGames(
          own.map(({ row }) => row),
          games,
        ),
      )
      const group = team.pitching ? 'pitching' : team.goalie ? 'goalie' : null
      if (!group) continue
      const parts = [
        at(team, group, 'win'),
        at(team, group, 'loss'),
        ...(at(team, group, 'tie') > 0 ? [at(team, group, 'tie')] : []),
      ]
      expect([season.id, parts.join('-')]).toEqual([season.id, record])
      checked++
    }
    expect(checked).toBeGreaterThan(5)
  })

  test('a season is the sum of its games, player by player', () => {
    const { games } = schoolOf(key)
    for (const [seasonId, own] of Map.groupBy(sheets, ({ row }) => row.seasonId)) {
      const first = own[0]
      if (!first) continue
      const totals = playerTotals(
        first.columns,
        playedGames(
          own.map(({ row }) => row),
          games,
        ),
      )
      for (const { rosterPlayerId, gp, line } of totals.filter((player) => player.rosterPlayerId !== null)) {
        const lines = own.flatMap(({ teams }) =>
          teams[0].players.filter((player) => player.rosterPlayerId === rosterPlayerId),
        )
        expect([seasonId, gp]).toEqual([seasonId, lines.length])
        for (const [group, counts] of Object.entries(line)) {
          for (const [name, value] of Object.entries(counts)) {
            const values = lines.map(({ groups }) => at(groups, group, name))
            const expected =
              name === 'long' ? Math.max(...values) : name === 'ip' ? sum(values.map(outsOf)) : sum(values)
            expect([group, name, name === 'ip' ? outsOf(value) : value]).toEqual([group, name, expected])
          }
        }
      }
    }
  })
})

type Pair = [
  string,
  (line: CountedLine, other: CountedLine) => number,
  (line: CountedLine, other: CountedLine) => number,
]
const pair = (name: string, mine: [string, string], theirs: [string, string]): Pair => [
  name,
  (line) => at(line, ...mine),
  (line) => at(line, ...theirs),
]

const goalPairs: Pair[] = [
  pair('goals against', ['shots', 'g'], ['goalie', 'ga']),
  [
    'shots on goal that were stopped',
    (line) => at(line, 'shots', 'sog') - at(line, 'shots', 'g'),
    (line) => at(line, 'goalie', 'saves') + at(line, 'misc', 'dsave'),
  ],
  ['time in goal', (line) => at(line, 'goalie', 'sec'), (line) => at(line, 'goalie', 'sec')],
]

const pairsOf: Record<string, Pair[]> = {
  basketball: [['minutes', (line) => at(line, 'stats', 'min'), (line) => at(line, 'stats', 'min')]],
  baseball: [
    ...(['h', 'r', 'so', 'bb', 'hbp', 'double', 'triple', 'hr', 'ab'] as const).map((name) =>
      pair(name, ['hitting', name], ['pitching', name]),
    ),
    ['outs', (line) => outsOf(at(line, 'pitching', 'ip')), (_, own) => at(own, 'fielding', 'po')],
    ['wins', (line) => at(line, 'pitching', 'win'), (line) => at(line, 'pitching', 'loss')],
  ],
  football: [
    ['passes caught', (line) => at(line, 'passing', 'comp'), (_, own) => at(own, 'receiving', 'no')],
    ['passing yards', (line) => at(line, 'passing', 'yds'), (_, own) => at(own, 'receiving', 'yds')],
    [
      'total offence',
      (line) => at(line, 'passing', 'yds') + at(line, 'rushing', 'yds'),
      (_, own) => at(own, 'team', 'yards'),
    ],
    [
      'plays',
      (line) => at(line, 'passing', 'att') + at(line, 'rushing', 'att'),
      (_, own) => at(own, 'team', 'plays'),
    ],
    pair('interceptions', ['passing', 'int'], ['defense', 'int']),
    pair('sacks', ['passing', 'sacks'], ['defense', 'sacks']),
    pair('fumbles', ['fumbles', 'lost'], ['defense', 'fr']),
    ['possession', (line) => at(line, 'team', 'possession'), (line) => 3600 - at(line, 'team', 'possession')],
  ],
  volleyball: [
    pair('aces', ['serve', 'sa'], ['defense', 're']),
    [
      'points served',
      (line, other) => at(line, 'serve', 'ta') + at(other, 'serve', 'ta'),
      (line, own) => at(own, 'serve', 'ta') + at(line, 'serve', 'ta'),
    ],
  ],
  tennis: [
    pair('singles', ['singles', 'win'], ['singles', 'loss']),
    pair('games', ['singles', 'gamesWon'], ['singles', 'gamesLost']),
  ],
}

const nonZero = (counts: Record<string, number> | undefined): Record<string, number> =>
  Object.fromEntries(Object.entries(counts ?? {}).filter(([, value]) => value !== 0))

describe.each(keys)('the old seasons of %s', (key) => {
  test('have totals only, with the part of everybody who is still known', () => {
    const { seasonTotals, seasons, players } = schoolOf(key)
    const known = new Set(players.map(({ id }) => id))
    expect(seasonTotals.length).toBeGreaterThan(3)
    for (const { sportId, seasonTitle, data } of seasonTotals) {
      expect(seasons.some((season) => season.sportId === sportId && season.title === seasonTitle)).toBe(false)
      const linked = data.individual.filter(({ playerId }) => playerId !== null)
      expect(linked.every(({ playerId }) => known.has(playerId ?? 0))).toBe(true)
      expect(data.games).toBeGreaterThan(5)
    }
    expect(
      seasonTotals.flatMap(({ data }) => data.individual).some(({ playerId }) => playerId !== null),
    ).toBe(true)
  })
})
