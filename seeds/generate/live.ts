import { liveOf } from '#server/domains/stats/files/box-from-file.ts'
import { printedTime } from '../basics/calendar.ts'
import type { Game, LiveGame } from '../model/model.ts'
import type { BoxScoreRow } from '../model/model-stats.ts'
import type { SchoolData } from '../schools/school-data.ts'
import { sportDefinition } from '../sports/catalogue.ts'
import { matchToReplay, type Played, type PlayedMatch } from './stats/box-scores.ts'
import { demoProgram, readingOf } from './stats/match-reading.ts'
import { matchAt, momentAt } from './stats/replay.ts'
import { timelineOf } from './stats/timeline.ts'

/** How long the game on the air has been going on when a visitor arrives. */
const minutesPlayed = 40
const roundMinutes = 5
/** Any game this near may be the one; in a quiet week one from further away has to do. */
const nearHours = 96
/** `finals` are the games as they stand so many days later. */
export const daysUntilFinal = 9

/** The demo's games go by half again as fast as real ones, so that whoever looks on sees something happen. */
const pace = 1.5

/** How much of a game has been played, from 0 to 1. */
export function shareAt(
  school: SchoolData,
  { sportId, startUtc }: Pick<Game, 'sportId' | 'startUtc'>,
  nowUtc: string,
) {
  const { minutes } = sportDefinition(school.teams[sportId - 1]?.shortname ?? '')
  return ((Date.parse(nowUtc) - Date.parse(startUtc)) / 60_000 / minutes) * pace
}

/** A game on the air, and as it will end. */
interface OnAir {
  live: Game
  final: Game
}

/**
 * Puts the next game on the air: it began a while ago, and its score so far is the beginning of the one it will end
 * with. When the year is over, the last game is still going on. `finals` are the same games some days later.
 */
export function putOnAir(
  games: Game[],
  finals: Game[],
  canBeTold: (game: Game) => boolean,
  nowUtc: string,
  timeZone: string,
): { games: Game[]; onAir: OnAir | null } {
  const ends = new Map(finals.filter(isDecided).map((game) => [game.id, game]))
  const next = gameToShow(
    games.filter((game) => isPlain(game) && ends.has(game.id) && canBeTold(game)),
    nowUtc,
  )
  const final = next && ends.get(next.id)
  if (!final) return { games, onAir: null }
  const live: Game = {
    ...next,
    ...startedAt(startOnAir(nowUtc), timeZone),
    ...notOver,
    gameState: 'Live',
  }
  return { games: games.map((game) => (game.id === live.id ? live : game)), onAir: { live, final } }
}

/** The fields of a game that say when it begins. */
export function startedAt(startUtc: string, timeZone: string) {
  const clock = Temporal.Instant.from(startUtc).toZonedDateTimeISO(timeZone)
  return {
    startUtc,
    startDate: clock.toPlainDate().toString(),
    time: printedTime(clockOf(startUtc, timeZone)),
    timeZone,
    isTbd: false,
  }
}

/** '19:05' */
const clockOf = (utc: string, timeZone: string): string =>
  Temporal.Instant.from(utc).toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' })

/** What a game without a result does not say. */
export const notOver = {
  resultStatus: null,
  teamScore: null,
  opponentScore: null,
  prescore: null,
  postscore: null,
  lineScores: null,
}

/** What the scorer of the game on the air has written down so far. */
export function liveRowsOf(
  school: SchoolData,
  played: Played,
  onAir: OnAir | null,
  nowUtc: string,
): { liveGames: LiveGame[]; sheetOnAir: BoxScoreRow | null } {
  const match = onAir && matchToReplay(school, played, onAir.final)
  if (!match) return { liveGames: [], sheetOnAir: null }
  const { id, seasonId, startUtc } = onAir.live
  const { reading, data, plays } = scorerAt(match, onAir.live, shareAt(school, onAir.live, nowUtc))
  const schoolIndex = reading.teams[0].side === data.teams[0].side ? 0 : 1
  return {
    liveGames: [
      {
        ...liveOf(reading, schoolIndex, match.columns),
        id,
        gameId: id,
        startedAt: startUtc,
        endedAt: null,
        updatedAt: nowUtc,
      },
    ],
    sheetOnAir: { id, gameId: id, seasonId, sportGroup: match.group, source: demoProgram, data, plays },
  }
}

/** The scorer's sheet and file when a share of the match has been played. */
export function scorerAt(
  match: PlayedMatch,
  { startUtc, startDate, timeZone }: Pick<Game, 'startUtc' | 'startDate' | 'timeZone'>,
  share: number,
) {
  const timeline = timelineOf(match.log.plays, match.details.clock)
  const state = matchAt(match, timeline, momentAt(timeline, share))
  const when = { date: startDate, startTime: clockOf(startUtc, timeZone) }
  return { ...state, reading: readingOf(match, state, when) }
}

export const isDecided = ({ lineScores, resultStatus }: Game): boolean =>
  lineScores !== null && resultStatus !== null && resultStatus !== 'N'

/** Against one opponent on one day. */
export const isPlain = ({ status, type, isAllDay, endDate }: Game): boolean =>
  status === 'A' && type === null && !isAllDay && endDate === null

function gameToShow(games: Game[], nowUtc: string): Game | undefined {
  const hoursAhead = ({ startUtc }: Game) => (Date.parse(startUtc) - Date.parse(nowUtc)) / 3_600_000
  const ahead = games.filter((game) => game.resultStatus === null && hoursAhead(game) > 0)
  const near = ahead.filter((game) => hoursAhead(game) < nearHours)
  const nearest = (some: Game[]) =>
    some.toSorted((a, b) => Math.abs(hoursAhead(a)) - Math.abs(hoursAhead(b)))[0]
  return (
    near.find(({ locationIndicator }) => locationIndicator === 'H') ??
    near[0] ??
    nearest(ahead) ??
    nearest(games.filter(({ resultStatus }) => resultStatus !== null))
  )
}

function startOnAir(nowUtc: string): string {
  const step = roundMinutes * 60_000
  return new Date(Math.floor((Date.parse(nowUtc) - minutesPlayed * 60_000) / step) * step).toISOString()
}
