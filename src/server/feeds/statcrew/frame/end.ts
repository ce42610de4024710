import type { FileTeam } from '../reading/reading.ts'
import { durationIn, secondsIn } from '../xml/values.ts'
import type { GameFile } from './game-file.ts'
import type { SportFrame } from './sport-frame.ts'

/** 'unsure': the file has signs of an end and does not say that it is one. A person is asked. */
type End = 'over' | 'running' | 'unsure'

interface Standing {
  file: GameFile
  teams: readonly FileTeam[]
  period: number
  regulation: number
  /** Null where no clock is said. */
  clock: number | null
}

const running = /^(?:live|in|pre|sched|not|delay|susp)/i

/**
 * Whether the game is over, as the file says it, as its sport tells it, or as the program left it that closed it. A
 * scorer who closes a game enters when it ended and how long it took; both are empty while it runs.
 */
export function endOf(frame: SportFrame, standing: Standing): End {
  const { file, teams, period, regulation } = standing
  const { status, venue } = file
  const flag = status.text('complete')?.toUpperCase()
  const said = status.text('gamestatus') ?? ''
  if (flag?.startsWith('Y') || flag === 'T' || flag === '1') return 'over'
  const endsAt = /[1-9]/.test(venue.raw('end'))
  const isClosed = endsAt || durationIn(venue.raw('duration')) !== null
  if (flag?.startsWith('N') || flag === 'F' || running.test(said)) return isClosed ? 'unsure' : 'running'
  if (/^(?:final|complete|closed|official)/i.test(said)) return 'over'

  const isAhead = teams[0]?.score !== teams[1]?.score
  if (frame.isOver?.(file, teams)) return 'over'
  if (period < (frame.fewestPeriods ?? regulation)) return isClosed ? 'unsure' : 'running'
  if (frame.isSuddenDeath && period > regulation && isAhead) return 'over'

  const isDecided = (isAhead || frame.hasTies === true) && (frame.isDecided?.(teams) ?? true)
  const end = isDecided ? 'over' : 'unsure'
  const clock = frame.clock === 'none' ? 'unknown' : clockOf(frame, standing)
  if (clock === 'left') return endsAt ? end : isClosed ? 'unsure' : 'running'
  if (isClosed) return end
  if (clock === 'ended') return !isAhead ? 'running' : frame.isOver ? 'unsure' : 'over'
  // Nothing is said at all: neither a clock nor which inning or set is played.
  return isAhead && !hasStatus(file) ? 'unsure' : 'running'
}

const hasStatus = ({ status }: GameFile): boolean =>
  status.text('clock', 'period', 'inning', 'game', 'outs', 'qtr') !== null

function clockOf(
  { clock: counts }: SportFrame,
  { file, clock, period, regulation }: Standing,
): 'ended' | 'left' | 'unknown' {
  if (clock === null) return 'unknown'
  if (counts === 'down') return clock === 0 ? 'ended' : 'left'
  const [minutes, extraMinutes] = [file.rules.number('minutes', 'mins'), file.rules.number('minutesot')]
  if (minutes <= 0) return 'unknown'
  const extra = period - regulation
  const whole =
    counts === 'up-in-period'
      ? extra > 0
        ? extraMinutes
        : minutes
      : regulation * minutes + extra * extraMinutes
  return clock >= whole * 60 ? 'ended' : 'left'
}

/** What the clock shows; where no status tells it, the last play does. */
export function clockIn({ status, root }: GameFile, lastPlay: string | null | undefined): number | null {
  const downs = root.child('plays')?.child('downtogo')
  return secondsIn(status.text('clock') ?? downs?.text('clock') ?? lastPlay ?? '')
}

/** What is asked of a person who knows. */
export const endPlace = 'end of the game'
export const endQuestion =
  'The file does not say for certain whether the game is over. It counts as running until somebody says that it is.'
