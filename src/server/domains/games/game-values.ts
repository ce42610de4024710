import type { GameState } from '#contract/shapes/game-state.ts'
import { instantAt, printedClock } from '../../feeds/game-time.ts'
import type { ScheduleRow } from '../../feeds/schedule-file.ts'
import type { GameSelect } from './games.import-queries.ts'

/** The fields of a game that a file can tell, flat and as plain values, so that they can be compared and printed. */
export interface GameValues {
  startDate: string
  endDate?: string | null
  startUtc: string
  timeZone: string
  time: string
  isTbd: boolean
  isAllDay: boolean
  isDoubleheader?: boolean
  gameNumber?: number | null
  locationIndicator?: 'H' | 'A' | 'N'
  atVs?: 'at' | 'vs'
  location?: string | null
  isConference?: boolean
  isExhibition?: boolean
  opponentPrefix?: string | null
  tournament?: string | null
  promotion?: string | null
  note?: string | null
  facilityId?: number | null
  tv?: string | null
  radio?: string | null
  tickets?: string | null
  video?: string | null
  liveStats?: string | null
  status?: GameSelect['status']
  gameState?: GameState
  resultStatus?: GameSelect['resultStatus']
  teamScore?: string | null
  opponentScore?: string | null
  prescore?: string | null
  postscore?: string | null
}

/** Day and clock at the venue. */
export function localTime(instant: Date, timeZone: string): { date: string; clock: string } {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return {
    date: local.toPlainDate().toString(),
    clock: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

export function valuesOfGame(game: GameSelect): GameValues {
  const { tv, radio, tickets, video, stats: liveStats } = game.media
  return { ...game, startUtc: game.startUtc.toISOString(), tv, radio, tickets, video, liveStats }
}

/** What a row says, on the clock of a known game's zone, or of the school for a new one. */
export function valuesOfRow(row: ScheduleRow, schoolZone: string, known: GameSelect | null): GameValues {
  return {
    ...startOf(row, schoolZone, known),
    ...(row.endDate ? { endDate: row.endDate } : {}),
    ...(row.gameNumber ? { gameNumber: row.gameNumber, isDoubleheader: true } : {}),
    ...(row.site ? { locationIndicator: row.site, atVs: row.site === 'A' ? 'at' : 'vs' } : {}),
    ...given(row, [
      'location',
      'isConference',
      'isExhibition',
      'opponentPrefix',
      'tournament',
      'promotion',
      'note',
      'tv',
      'radio',
      'tickets',
      'video',
      'liveStats',
    ]),
    ...outcomeOf(row),
  }
}

/** TBD stands at noon and an event of a whole day at midnight, so that each falls on its day in any list. */
function startOf(row: ScheduleRow, schoolZone: string, known: GameSelect | null) {
  const timeZone = known?.timeZone ?? row.timeZone ?? schoolZone
  const time = row.clock ?? (known ? knownClock(known) : 'TBD')
  const [isTbd, isAllDay] = [time === 'TBD', time === 'All Day']
  const clock = isTbd ? '12:00' : isAllDay ? '00:00' : time
  const instant = instantAt(
    row.date,
    clock,
    isTbd || isAllDay ? timeZone : (row.clock && row.timeZone) || timeZone,
  )
  const local = localTime(instant, timeZone)
  return {
    startDate: local.date,
    startUtc: instant.toISOString(),
    timeZone,
    time: isTbd || isAllDay ? time : printedClock(local.clock),
    isTbd,
    isAllDay,
  }
}

const knownClock = (game: GameSelect): string =>
  game.isTbd ? 'TBD' : game.isAllDay ? 'All Day' : localTime(game.startUtc, game.timeZone).clock

function outcomeOf({ outcome }: ScheduleRow): Partial<GameValues> {
  if (!outcome) return {}
  if (outcome.kind === 'postponed') return { status: 'P', gameState: 'Postponed' }
  if (outcome.kind === 'cancelled') return { status: 'C', gameState: 'Canceled' }
  const { status, ...scores } = outcome.result
  return {
    status: 'A',
    gameState: 'GameComplete',
    resultStatus: status,
    ...given(scores, ['teamScore', 'opponentScore', 'prescore', 'postscore']),
  }
}

/** Only what was said. */
function given<T extends object, Name extends keyof T>(
  values: T,
  names: readonly Name[],
): { [Key in Name]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(
    names.map((name) => [name, values[name]]).filter(([, value]) => value !== undefined && value !== null),
  ) as never
}
