import type { Play } from '#contract/shapes/stats-shapes.ts'
import type { FileState, FileTeam } from '../reading/reading.ts'
import { secondsIn } from '../xml/values.ts'
import { type GameFile, sideOf } from './game-file.ts'
import type { SportFrame } from './sport-frame.ts'

interface Sheet {
  file: GameFile
  teams: readonly FileTeam[]
  plays: readonly Play[]
  regulation: number
}

/** Where the game stood when the file was written, by its status or by the signs of its sport. */
export function readState(frame: SportFrame, sheet: Sheet): FileState {
  const { file, teams, regulation } = sheet
  const { status } = file
  const downs = file.root.child('plays')?.child('downtogo')
  const said = status.whole('period', 'game', 'inning', 'qtr') || (downs?.whole('qtr') ?? 0)
  const period = said || Math.max(...teams.map(({ scoreByPeriod }) => scoreByPeriod.length), 0)
  const clockSeconds =
    frame.clock === 'none' ? 0 : (secondsIn(status.text('clock') ?? downs?.text('clock') ?? '') ?? 0)
  const isComplete = isOver(frame, sheet, period, clockSeconds)
  return {
    hasStarted: isComplete || isUnderWay(frame, sheet, period, clockSeconds),
    isComplete,
    period,
    periodsRegulation: regulation,
    clockSeconds,
    possession: isComplete ? null : (frame.situation?.(file).possession ?? sideOf(status, file, 'serving')),
    situation: isComplete ? null : (status.text('situation') ?? frame.situation?.(file).situation ?? null),
  }
}

function isOver(
  frame: SportFrame,
  { file, teams, regulation }: Sheet,
  period: number,
  clock: number,
): boolean {
  const { status, venue, rules } = file
  const flag = status.text('complete')?.toUpperCase()
  if (flag === 'Y') return true
  if (flag === 'N') return false
  if (/^(?:final|complete)/i.test(status.text('gamestatus') ?? '')) return true
  if (frame.isOver) return frame.isOver(file, teams)
  if (frame.clock === 'none' || period < regulation) return false
  const isAhead = teams[0]?.score !== teams[1]?.score
  const isExtra = period > regulation
  const hasEnded = venue.text('end', 'duration') !== null
  const isAtEnd = clockAtEnd(
    frame,
    clock,
    period,
    regulation,
    rules.number('minutes', 'mins'),
    rules.number('minutesot'),
  )
  if (isExtra && frame.isSuddenDeath && isAhead) return true
  return isAtEnd && (isAhead || hasEnded)
}

function clockAtEnd(
  { clock: counts }: SportFrame,
  clock: number,
  period: number,
  regulation: number,
  minutes: number,
  extraMinutes: number,
): boolean {
  if (counts === 'down') return clock === 0
  if (minutes <= 0) return false
  const extra = period - regulation
  if (counts === 'up-in-period') return clock >= (extra > 0 ? extraMinutes : minutes) * 60
  return clock >= (regulation * minutes + extra * extraMinutes) * 60
}

function isUnderWay(
  { clock: counts }: SportFrame,
  { file, teams, plays }: Sheet,
  period: number,
  clock: number,
): boolean {
  const { status, rules } = file
  const said = status.text('gamestatus') ?? ''
  if (/^(?:pre|sched|not)/i.test(said)) return false
  if (/^(?:live|in)/i.test(said)) return true
  if (
    period > 1 ||
    teams.some(({ score, scoreByPeriod }) => score > 0 || scoreByPeriod.some((points) => points > 0))
  )
    return true
  const full = rules.number('minutes', 'mins') * 60
  const start = counts === 'down' ? full : 0
  if (counts === 'none') return plays.some(({ side, awayScore }) => side !== null || awayScore !== null)
  if (counts === 'down' ? clock > 0 && clock < full : clock > 0) return true
  return plays.some(({ clock: at }) => at !== null && secondsIn(at) !== start)
}
