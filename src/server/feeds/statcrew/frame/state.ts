import type { Play } from '#contract/shapes/stats-shapes.ts'
import type { FileState, FileTeam } from '../reading/reading.ts'
import { secondsIn } from '../xml/values.ts'
import { clockIn, endOf } from './end.ts'
import { type GameFile, sideOf } from './game-file.ts'
import type { SportFrame } from './sport-frame.ts'

interface Sheet {
  file: GameFile
  teams: readonly FileTeam[]
  plays: readonly Play[]
  regulation: number
  isKnownOver: boolean
}

/** Where the game stood when the file was written, by its status or by the signs of its sport. */
export function readState(frame: SportFrame, sheet: Sheet): FileState {
  const { file, teams, plays, regulation } = sheet
  const { status } = file
  const downs = file.root.child('plays')?.child('downtogo')
  const said = status.whole('period', 'game', 'inning', 'qtr') || (downs?.whole('qtr') ?? 0)
  const period = said || Math.max(...teams.map(({ scoreByPeriod }) => scoreByPeriod.length), 0)
  const lastPlay = plays.findLast(({ clock, period: at }) => clock !== null && at === period)?.clock
  const clock = frame.clock === 'none' ? null : clockIn(file, lastPlay)
  const clockSeconds = clock ?? 0
  const end = sheet.isKnownOver ? 'over' : endOf(frame, { file, teams, period, regulation, clock })
  const isComplete = end === 'over'
  return {
    hasStarted: isComplete || isUnderWay(frame, sheet, period, clockSeconds),
    isComplete,
    ...(end === 'unsure' ? { isEndUnsure: true } : {}),
    period,
    periodsRegulation: regulation,
    clockSeconds,
    possession: isComplete ? null : (frame.situation?.(file).possession ?? sideOf(status, file, 'serving')),
    situation: isComplete ? null : (status.text('situation') ?? frame.situation?.(file).situation ?? null),
  }
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
