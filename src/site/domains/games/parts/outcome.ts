import type { GameResult } from '#contract/games.ts'

export interface Outcome {
  letter: 'W' | 'L' | 'T'
  word: 'Win' | 'Loss' | 'Tie'
  tone: 'win' | 'loss' | 'draw'
}

const win: Outcome = { letter: 'W', word: 'Win', tone: 'win' }
const loss: Outcome = { letter: 'L', word: 'Loss', tone: 'loss' }
const tie: Outcome = { letter: 'T', word: 'Tie', tone: 'draw' }

/** W is a win, L a loss, all else a tie; a meet, where nobody kept a score between two, has a place instead. */
export function outcomeOf({
  status,
  teamScore,
  opponentScore,
}: Pick<GameResult, 'status' | 'teamScore' | 'opponentScore'>): Outcome | null {
  if (status === 'W') return win
  if (status === 'L') return loss
  return status === 'N' && (teamScore === null || opponentScore === null) ? null : tie
}
