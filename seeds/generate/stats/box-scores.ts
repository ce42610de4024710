import type { SportGroup, StoredBoxScore } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from '#server/domains/stats/columns/column.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import { personName } from '../../basics/names.ts'
import { type Random, randomFor } from '../../basics/random.ts'
import type { Game, Opponent, Player, RosterPlayer } from '../../model/model.ts'
import type { Gender } from '../../model/model-people.ts'
import type { BoxScoreRow } from '../../model/model-stats.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import { baseball } from './baseball.ts'
import { basketball } from './basketball.ts'
import { byPeriodOf } from './by-period.ts'
import { clockText } from './chance.ts'
import { football } from './football.ts'
import { fieldHockey, hockey, lacrosse, soccer, waterPolo } from './goal-sports.ts'
import { type MatchDetails, MatchLog, type MatchTeam, type Scorer } from './match.ts'
import { rivalRecords } from './rival-records.ts'
import { type Athlete, Sheet } from './sheet.ts'
import { ownSquad, rivalSquad } from './squads.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'

const scorers: Record<SportGroup, Scorer> = {
  basketball,
  soccer,
  volleyball,
  hockey,
  lacrosse,
  'field-hockey': fieldHockey,
  baseball,
  football,
  'water-polo': waterPolo,
  tennis,
}

/** The last games of a team are told play by play; older ones are remembered by their numbers. */
const toldInFull = 5

export interface Played {
  games: readonly Game[]
  opponents: readonly Opponent[]
  players: readonly Player[]
  rosterPlayers: readonly RosterPlayer[]
}

/** A game that was played out: with a score by period, and not for practice. */
export const hasBoxScore = ({ lineScores, resultStatus, isExhibition }: Game): boolean =>
  lineScores !== null && resultStatus !== null && resultStatus !== 'N' && !isExhibition

/** The games that have a box score, by their ids, and whether it tells the plays. */
export function sheetsOf(games: readonly Game[]): Map<number, { game: Game; isFull: boolean }> {
  const played = games.filter(hasBoxScore)
  const recent = new Set(
    [...Map.groupBy(played, ({ sportId }) => sportId).values()].flatMap((all) =>
      [...all].sort((a, b) => a.startUtc.localeCompare(b.startUtc)).slice(-toldInFull),
    ),
  )
  return new Map(played.map((game) => [game.id, { game, isFull: recent.has(game) }]))
}

/** A game played out: both sheets, what was told, and what stands around it. */
export interface PlayedMatch {
  game: Game
  group: SportGroup
  columns: SportColumns
  gender: Gender
  /** The school first. */
  teams: [MatchTeam, MatchTeam]
  log: MatchLog
  details: MatchDetails
  venue: StoredBoxScore['venue']
  officials: StoredBoxScore['officials']
  /** The opponent's record; the school's own is counted from its games. */
  rivalRecord: { before: string; after: string }
}

/** The box scores of a school, or those of some sheets alone. */
export function boxScoresOf(
  school: SchoolData,
  played: Played,
  sheets = sheetsOf(played.games),
): BoxScoreRow[] {
  const playOut = stageOf(school, played)
  return [...sheets.values()].flatMap(({ game, isFull }) => {
    const match = playOut(game, { isFull, keepsJournal: isFull })
    return match ? toRow(match) : []
  })
}

/** The box score of one game at a time, with all of its plays; none for a game or a sport that has no sheet. */
export function scorerOf(school: SchoolData, played: Played): (game: Game) => BoxScoreRow | undefined {
  const playOut = stageOf(school, played)
  return (game) => {
    const match = hasBoxScore(game) ? playOut(game, { isFull: true, keepsJournal: true }) : null
    return match ? toRow(match) : undefined
  }
}

/** Whether the games of a team are written down in the order of play. The courts of a tennis dual are not. */
export function canBeReplayed(school: SchoolData, sportId: number): boolean {
  const { globalSportId } = sportDefinition(school.teams[sportId - 1]?.shortname ?? '')
  const group = scoredSport(globalSportId)?.group
  return group !== undefined && group !== 'tennis'
}

/** A game that can be told again from its first play. Null for a sport without statistics. */
export const matchToReplay = (school: SchoolData, played: Played, game: Game): PlayedMatch | null =>
  stageOf(school, played)(game, { isFull: true, keepsJournal: true })

/** Everything that the games of a school have in common. */
function stageOf(school: SchoolData, { games, opponents, players, rosterPlayers }: Played) {
  const people = new Map(players.map((player) => [player.id, player]))
  const rosters = Map.groupBy(rosterPlayers, ({ seasonId }) => seasonId)
  const rivals = new Map(opponents.map((opponent) => [opponent.id, opponent]))
  const squads = new Map<string, Athlete[]>()
  const recordsOfRival = rivalRecords(school, games)
  return (game: Game, { isFull, keepsJournal }: { isFull: boolean; keepsJournal: boolean }) => {
    const definition = sportDefinition(school.teams[game.sportId - 1]?.shortname ?? '')
    const scored = scoredSport(definition.globalSportId)
    const opponent = rivals.get(game.opponentId)
    if (!scored || !opponent) return null
    const { group, columns } = scored
    const gender: Gender = definition.gender === 'W' ? 'W' : 'M'
    const squad = (key: string, make: () => Athlete[]) => squads.getOrInsertComputed(key, make)
    const own = squad(`${game.seasonId}`, () =>
      ownSquad(school.key, rosters.get(game.seasonId) ?? [], people),
    )
    const rival = squad(`${game.seasonId}/${opponent.id}`, () =>
      rivalSquad(definition, gender, randomFor(school.key, 'rival-squad', game.seasonId, opponent.id)),
    )
    const random = randomFor(school.key, 'box-score', game.id)
    const log = new MatchLog(isFull)
    const newSheet = () => new Sheet(keepsJournal ? () => log.told : null)
    const teams = teamsOf(school, game, opponent, own, rival, newSheet)
    const result = game.resultStatus === 'W' || game.resultStatus === 'L' ? game.resultStatus : 'T'
    const places = randomFor(school.key, 'places', game.id)
    const details = scorers[group]({ random, places, columns, gender, teams, result, log })
    return {
      game,
      group,
      columns,
      gender,
      teams,
      log,
      details,
      venue: venueOf(school, game, definition, details, random),
      officials: details.officials.map((title) => ({ title, name: nameOf(random) })),
      rivalRecord: recordsOfRival(game),
    } satisfies PlayedMatch
  }
}

function toRow(match: PlayedMatch) {
  const { game, group, columns, teams, log, details, venue, officials, rivalRecord } = match
  const scores = [Number(game.teamScore), Number(game.opponentScore)] as const
  return {
    id: game.id,
    gameId: game.id,
    seasonId: game.seasonId,
    sportGroup: group,
    source: 'entered',
    data: {
      venue,
      periods: details.periods,
      teams: [
        teams[0].sheet.toTeam(columns, headOf(teams[0], scores[0], null)),
        teams[1].sheet.toTeam(columns, headOf(teams[1], scores[1], rivalRecord.after)),
      ],
      scoring: log.scoring,
      drives: log.drives,
      matches: details.matches ?? [],
      officials,
      ...byPeriodOf(match),
    },
    plays: log.plays,
  } satisfies BoxScoreRow
}

const headOf = ({ side, name, abbreviation, line }: MatchTeam, score: number, record: string | null) => ({
  side,
  name,
  abbreviation,
  record,
  line,
  score,
})

function teamsOf(
  school: SchoolData,
  game: Game,
  opponent: Opponent,
  own: Athlete[],
  rival: Athlete[],
  newSheet: () => Sheet,
): [MatchTeam, MatchTeam] {
  const isHome = game.locationIndicator === 'H' || (game.locationIndicator === 'N' && game.neutralHomeTeam)
  const { team = [], opponent: theirs = [] } = game.lineScores ?? {}
  return [
    {
      side: isHome ? 'home' : 'away',
      name: school.shortName,
      abbreviation: school.abbreviation,
      squad: own,
      sheet: newSheet(),
      line: team,
    },
    {
      side: isHome ? 'away' : 'home',
      name: opponent.title,
      abbreviation: opponent.abbreviation,
      squad: rival,
      sheet: newSheet(),
      line: theirs,
    },
  ]
}

function nameOf(random: Random): string {
  const { firstName, lastName } = personName(random, random.chance(0.6) ? 'M' : 'W')
  return `${firstName} ${lastName}`
}

const usualCrowd: Record<string, number> = {
  football: 21_000,
  basketball: 3_200,
  'ice-hockey': 2_400,
  baseball: 900,
}

function venueOf(
  school: SchoolData,
  game: Game,
  definition: SportDefinition,
  details: MatchDetails,
  random: Random,
): StoredBoxScore['venue'] {
  const facility = game.facilityId === null ? undefined : school.facilities[game.facilityId - 1]
  const crowd = usualCrowd[definition.family] ?? 350
  const attendance = Math.round(crowd * (0.45 + random.next() * 0.7))
  const extra = Math.max(0, game.lineScores ? details.periods.length - 2 : 0)
  return {
    stadium: facility?.title ?? null,
    location: game.location,
    attendance: Math.min(attendance, facility?.capacity ?? attendance),
    duration: clockText(Math.round(definition.minutes * (0.88 + random.next() * 0.2)) + (extra > 8 ? 20 : 0)),
    rules: details.rules,
  }
}
