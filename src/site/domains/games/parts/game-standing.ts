import type { Game, GameResult } from '#contract/games.ts'
import { gameStateOf } from '#contract/shapes/game-state.ts'

/** Where a game stands, with only what it can show there. */
export type GameStanding =
  | { kind: 'called-off'; word: 'Postponed' | 'Cancelled' }
  | { kind: 'over'; result: GameResult }
  | { kind: 'live' }
  | { kind: 'ahead' }

export function gameStanding({
  status,
  result,
  gameState,
}: Pick<Game, 'status' | 'result' | 'gameState'>): GameStanding {
  if (status === 'P') return { kind: 'called-off', word: 'Postponed' }
  if (status === 'C') return { kind: 'called-off', word: 'Cancelled' }
  if (result) return { kind: 'over', result }
  return gameStateOf(gameState) === 'Live' ? { kind: 'live' } : { kind: 'ahead' }
}

/** '31-17', the school's score first unless the schedule puts the winner first; null where nobody kept score. */
export function scoreText(
  { teamScore, opponentScore }: Pick<GameResult, 'teamScore' | 'opponentScore'>,
  display: 'team-first' | 'winner-first',
): string | null {
  if (teamScore === null || opponentScore === null) return null
  const isWinnerSecond = display === 'winner-first' && Number(opponentScore) > Number(teamScore)
  return isWinnerSecond ? `${opponentScore}-${teamScore}` : `${teamScore}-${opponentScore}`
}
