import { notFound } from '#contract/shapes/problem.ts'
import { shortSchoolName } from '#contract/shapes/short-school-name.ts'
import type {
  CountedLine,
  StoredBoxScore,
  StoredPeriodLine,
  StoredPlayer,
  StoredTeam,
} from '#contract/shapes/stats-shapes.ts'
import type { BoxScore, CumulativeStats, StatLeaders } from '#contract/stats.ts'
import { type Renamed, renamedIn } from '../../editing/values/renamed.ts'
import { recordOf } from '../../parts/record.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { game as gameOf } from '../games/games.service.ts'
import { schoolsTelling } from '../settings/told.service.ts'
import { toSportRef } from '../sports/sports.service.ts'
import { opponentHead, schoolHead } from './box-heads.ts'
import type { SportColumns } from './columns/column.ts'
import { highsOf } from './highs.ts'
import { rankLeaders } from './leaders.ts'
import { storedFrom, summed, sumsOfSeason, type Totals } from './season-sums.ts'
import { countedGames, isTeamRow, type PlayedGame, splitTotals } from './season-totals.ts'
import { type ScoredSport, scoredSport } from './sport-columns.ts'
import { completeLine, tablesOf } from './stat-line.ts'
import {
  localDateTime,
  type RosterLookup,
  rosterLookup,
  toHigh,
  toLeaders,
  toldClass,
  toPlayedGame,
  toStatGame,
} from './stats.mapper.ts'
import {
  boxScoresOfSeason,
  decisionsOfSeason,
  gameWithBoxScore,
  rosterOfSeason,
  seasonsOfSport,
  sportBySlug,
  titlesOfTotals,
  totalsOfSeason,
} from './stats.read-model.ts'

export { regulationPeriods } from './regulation.ts'

/** Whether a sport has box scores: swimmers and runners do not. */
export const keepsStatistics = (globalSportId: number): boolean => scoredSport(globalSportId) !== undefined

/** How many places a list of leaders has. */
const leaderPlaces = 5

export async function boxScore(work: Work, gameId: number): Promise<BoxScore | null> {
  const row = await gameWithBoxScore(work.tx, gameId)
  if (!row) throw notFound(`There is no game ${gameId}.`)
  const scored = scoredSport(row.sport.globalSportId)
  if (!row.box || !scored) return null
  const roster = rosterLookup(await rosterOfSeason(work.tx, row.season.id), row.sport.globalSportNameSlug)
  const decisions = await decisionsOfSeason(work.tx, row.season.id)
  const until = decisions.slice(0, decisions.findIndex(({ id }) => id === gameId) + 1)
  const record = recordText(until)
  const [school, opponent] = row.box.data.teams
  const sides = [
    { team: { ...school, name: shortSchoolName(work.tenant.name) }, head: schoolHead(work, record) },
    { team: opponent, head: opponentHead(row, opponent) },
  ].map(({ team, head }) => ({
    team,
    head: { ...head, ...scoreOf(team), leaders: leadersOfGame(scored, team, roster) },
  }))
  const side = (name: 'away' | 'home') => {
    const found = sides.find(({ team }) => team.side === name)
    if (!found) throw new Error(`The box score of game ${gameId} has no ${name} team.`)
    return found
  }
  const { venue, periods, scoring, drives, matches, officials, byPeriod } = row.box.data
  const names = renamedSince(school.players, roster)
  return {
    gameId,
    sport: toSportRef(row.sport),
    sportGroup: scored.group,
    season: row.season.title,
    startDate: localDateTime(row.game.startUtc, row.game.timeZone),
    status: row.game.resultStatus,
    game: await gameOf(work, gameId),
    ...venue,
    periods,
    away: side('away').head,
    home: side('home').head,
    columns: tablesOf(scored.columns),
    teams: [side('away'), side('home')].map(({ team }) => ({
      side: team.side,
      name: team.name,
      totals: teamLine(scored.columns, team.totals, 1),
      players: team.players.map(({ groups, ...player }) => {
        const { name, playerId, url } = roster(player.rosterPlayerId)
        return {
          ...player,
          name: name ?? player.name,
          playerId,
          url,
          groups: completeLine(scored.columns, groups, { gp: 1, isTeam: false, team: team.totals }),
        }
      }),
    })),
    scoring: renamedIn(scoring, names),
    drives,
    matches: renamedIn(matches, names),
    plays: renamedIn(row.box.plays, names),
    officials,
    ...(byPeriod ? { byPeriod: periodsTold(scored, row.box.data.teams, byPeriod, roster) } : {}),
  }
}

/** Who is called otherwise than on the day of the game: what was told of it in words has that name. */
const renamedSince = (players: readonly StoredPlayer[], roster: RosterLookup): Renamed[] =>
  players.flatMap(({ rosterPlayerId, name }) => {
    const today = roster(rosterPlayerId).name
    return today === null || today === name ? [] : [{ from: name, to: today }]
  })

function periodsTold(
  { columns }: ScoredSport,
  teams: StoredBoxScore['teams'],
  lines: StoredPeriodLine[],
  roster: RosterLookup,
): NonNullable<BoxScore['byPeriod']> {
  return lines.flatMap(({ period, side, player, groups }) => {
    const team = teams.find((each) => each.side === side)
    const who = player === null ? null : team?.players[player]
    if (who === undefined) return []
    const around = { gp: 1, isTeam: who === null, team: groups }
    return [
      {
        period,
        side,
        name: who ? (roster(who.rosterPlayerId).name ?? who.name) : null,
        jersey: who?.jersey ?? null,
        groups: completeLine(columns, groups, around),
      },
    ]
  })
}

/** The record that the schedule prints: a forfeit counts, although nobody played it. */
const recordText = (decisions: Awaited<ReturnType<typeof decisionsOfSeason>>): string =>
  recordOf(decisions.map((game) => ({ ...game, status: game.resultStatus }))).overall.text

const scoreOf = ({ score, scoreByPeriod }: StoredTeam) => ({ score, scoreByPeriod })

function leadersOfGame({ columns }: ScoredSport, team: StoredTeam, roster: RosterLookup) {
  const contenders = team.players.map((player) => ({ ...player, gp: 1, line: player.groups }))
  return rankLeaders(columns, columns.game, contenders, { games: 1, line: team.totals }, 1).flatMap(
    (ranked) => toLeaders(ranked, titleOf(columns, ranked.category.group), roster).slice(0, 1),
  )
}

const titleOf = (columns: SportColumns, group: string) =>
  columns.tables.find(({ key }) => key === group)?.title ?? group

const teamLine = (columns: SportColumns, line: CountedLine, gp: number) =>
  completeLine(columns, line, { gp, isTeam: true, team: line })

/** A season with numbers: from box scores, or the totals that stand in for them. */
interface StatSeason {
  sport: NonNullable<Awaited<ReturnType<typeof sportBySlug>>>
  scored: ScoredSport
  title: string
  seasons: string[]
  currentSeason: string
  /** Null when only totals were kept. */
  seasonId: number | null
}

/** The season asked for, else the newest with numbers, else the current one. Null for a sport without statistics. */
async function statSeason(work: Work, slug: string, title?: string): Promise<StatSeason | null> {
  const sport = await sportBySlug(work.tx, slug)
  if (!sport) throw notFound(`There is no sport '${slug}'.`)
  const all = await seasonsOfSport(work.tx, sport.id)
  const old = await titlesOfTotals(work.tx, sport.id)
  if (title && !old.includes(title) && !all.some((season) => season.title === title)) {
    throw notFound(`${sport.title} has no season ${title}.`)
  }
  const scored = scoredSport(sport.globalSportId)
  if (!scored) return null
  const played = all.filter(({ hasBoxScores }) => hasBoxScores)
  const seasons = [...new Set([...played.map((season) => season.title), ...old])].sort().reverse()
  const currentSeason = seasons[0] ?? (all.find(({ isCurrent }) => isCurrent) ?? all[0])?.title
  if (!currentSeason) return null
  const wanted = title ?? currentSeason
  const season = all.find((candidate) => candidate.title === wanted)
  const isTotalsOnly = old.includes(wanted) && !season?.hasBoxScores
  return {
    sport,
    scored,
    title: wanted,
    seasons,
    currentSeason,
    seasonId: isTotalsOnly ? null : (season?.id ?? null),
  }
}

export async function cumulativeStats(
  work: Work,
  slug: string,
  title?: string,
): Promise<CumulativeStats | null> {
  const found = await statSeason(work, slug, title)
  if (!found) return null
  const { sport, scored, seasons, seasonId } = found
  const columns = scored.columns
  const frame = {
    sport: toSportRef(sport),
    sportGroup: scored.group,
    season: found.title,
    seasons,
    currentSeason: found.currentSeason,
    columns: tablesOf(columns),
  }
  const told = toldClass(await schoolsTelling(work), sport.globalSportNameSlug)
  if (seasonId === null) {
    const totals = await totalsOfSeason(work.tx, sport.id, found.title)
    if (!totals) return null
    return {
      ...frame,
      ...fromTotals(columns, { ...totals, individual: totals.individual.map(told) }),
      isTotalsOnly: true,
      gameByGame: [],
      highs: { individual: [], team: [], opponents: [] },
      splits: [],
    }
  }
  const games = (await boxScoresOfSeason(work.tx, seasonId)).map(toPlayedGame)
  const roster = rosterLookup(await rosterOfSeason(work.tx, seasonId), sport.globalSportNameSlug)
  const totals = storedFrom(summed(columns, games), roster)
  return {
    ...frame,
    ...fromTotals(columns, { ...totals, individual: totals.individual.map(told) }, roster),
    record: recordText(await decisionsOfSeason(work.tx, seasonId)),
    isTotalsOnly: false,
    gameByGame: games.map((game) => ({
      ...toStatGame(game.row),
      team: teamLine(columns, game.school.totals, 1),
      opponents: teamLine(columns, game.opponent.totals, 1),
    })),
    highs: highsOfSeason(columns, games, roster),
    splits: splitTotals(columns, games).map(({ team, opponents, ...split }) => ({
      ...split,
      team: teamLine(columns, team, split.games),
      opponents: teamLine(columns, opponents, split.games),
    })),
  }
}

function fromTotals(columns: SportColumns, totals: Totals, roster: RosterLookup = rosterLookup([], '')) {
  return {
    games: totals.games,
    record: totals.record,
    team: teamLine(columns, totals.team, totals.games),
    opponents: teamLine(columns, totals.opponents, totals.games),
    periods: totals.periods,
    individual: totals.individual.map(({ line, ...player }) => {
      const rosterPlayerId = player.rosterPlayerId ?? null
      return {
        ...player,
        rosterPlayerId,
        url: roster(rosterPlayerId).url,
        stats: completeLine(columns, line, { gp: player.gp, isTeam: false, team: totals.team }),
      }
    }),
  }
}

function highsOfSeason(
  columns: SportColumns,
  all: ReturnType<typeof toPlayedGame>[],
  roster: RosterLookup,
): CumulativeStats['highs'] {
  const games = countedGames(all)
  const byTeam = (line: (game: PlayedGame) => CountedLine) =>
    games.map((game) => ({ game: toStatGame(game.row), line: line(game), name: null, playerId: null }))
  const people = games.flatMap((game) => {
    const statGame = toStatGame(game.row)
    return game.school.players
      .filter((player) => !isTeamRow(player))
      .map(({ name, rosterPlayerId, groups }) => ({
        game: statGame,
        line: groups,
        name: roster(rosterPlayerId).name ?? name,
        playerId: roster(rosterPlayerId).playerId,
      }))
  })
  return {
    individual: highsOf(columns, people, false).map(toHigh),
    team: highsOf(
      columns,
      byTeam(({ school }) => school.totals),
      true,
    ).map(toHigh),
    opponents: highsOf(
      columns,
      byTeam(({ opponent }) => opponent.totals),
      true,
    ).map(toHigh),
  }
}

export async function statLeaders(work: Work, slug: string, title?: string): Promise<StatLeaders | null> {
  const found = await statSeason(work, slug, title)
  if (!found) return null
  const { sport, scored, seasonId } = found
  const { columns } = scored
  const roster = rosterLookup(
    seasonId === null ? [] : await rosterOfSeason(work.tx, seasonId),
    sport.globalSportNameSlug,
  )
  const totals: Totals | undefined =
    seasonId === null
      ? await totalsOfSeason(work.tx, sport.id, found.title)
      : storedFrom(await sumsOfSeason(work, columns, seasonId), roster)
  const people = (totals?.individual ?? []).map((player) => ({
    ...player,
    rosterPlayerId: player.rosterPlayerId ?? null,
  }))
  const team = { games: totals?.games ?? 0, line: totals?.team ?? {} }
  return {
    sport: toSportRef(sport),
    sportGroup: scored.group,
    season: found.title,
    seasons: found.seasons,
    currentSeason: found.currentSeason,
    categories: rankLeaders(columns, columns.leaders, people, team, leaderPlaces).map((ranked) => ({
      group: ranked.category.group,
      key: ranked.category.key,
      title: ranked.column.title,
      statName: ranked.column.name,
      descriptor: ranked.column.label,
      format: ranked.column.format,
      leaders: toLeaders(ranked, titleOf(columns, ranked.category.group), roster),
    })),
  }
}
