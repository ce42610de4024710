import type { DeskGame, DeskGameLine } from '#contract/editing/game-desk.ts'
import {
  type HandAct,
  type HandRules,
  type HandScore,
  type HandSide,
  periodWords,
} from '#contract/editing/hand-score.ts'
import { isCalledOff, isOver } from '#contract/shapes/game-state.ts'

/** '12:05' of 725 seconds. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The other way round; null for what is no time on a clock. */
export function secondsOf(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? []
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds)
}

type Sides = Pick<DeskGame, HandSide | 'regulation'>

/** What was pressed, in words, for whoever takes it back. */
export function actWords(act: HandAct, rules: HandRules, game: Sides): string {
  const name = act.side ? game[act.side].name : ''
  switch (act.act) {
    case 'points':
      return `${rules.keys.find(({ points }) => points === act.points)?.label ?? `+${act.points}`}, ${name}`
    case 'score':
      return `${name} corrected to ${act.score}`
    case 'period':
      return periodWords(rules, act.period ?? 0, game.regulation)
    case 'clock':
      return `Clock at ${clockWords(act.seconds ?? 0)}`
    case 'start':
      return 'Start'
    case 'end':
      return 'End of the game'
    case 'undo':
      return 'Undone'
  }
}

/** Where it stands, in a line above the score. */
export function standWords(score: HandScore, rules: HandRules, regulation: number): string {
  if (score.isOver) return 'Final'
  if (!score.hasStarted) return 'Not begun'
  const clock = score.clockSeconds === null ? '' : clockWords(score.clockSeconds)
  return [periodWords(rules, score.period, regulation) || 'Live', clock].filter(Boolean).join(' · ')
}

const places = { H: 'vs.', A: 'at', N: 'vs.' } as const
export const gameTitle = ({
  sport,
  opponent,
  locationIndicator,
}: Pick<DeskGameLine, 'sport' | 'opponent' | 'locationIndicator'>): string =>
  `${sport} ${places[locationIndicator]} ${opponent}`

const states = { Postponed: 'Postponed', Canceled: 'Cancelled' } as const

/** How a game of the list stands, and who says so. */
export function lineWords({ state, score, keptBy, time }: DeskGameLine): string {
  if (isCalledOff(state)) return states[state === 'Canceled' ? 'Canceled' : 'Postponed']
  const told = score ? `${score.us}–${score.them}` : ''
  const word = isOver(state) ? 'Final' : state === 'Live' || state === 'Delayed' ? 'Live' : time
  const by = keptBy === 'file' ? 'by a stat file' : keptBy === 'hand' ? 'by hand' : ''
  return [word, told, by].filter(Boolean).join(' · ')
}
