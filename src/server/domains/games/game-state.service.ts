import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { Feed } from './feeds.service.ts'
import { stateInFeed } from './game-state.ts'
import { gameById, updateGameRow } from './games.queries.ts'

export { stateInFeed } from './game-state.ts'

/** Moves a game to where its scorer says it is. */
export async function followFeed(
  work: Work,
  gameId: number,
  { hasStarted, isComplete }: Omit<Feed, 'silence'>,
): Promise<void> {
  const game = await gameById(work.tx, gameId)
  if (!game) throw notFound(`There is no game ${gameId}.`)
  const gameState = stateInFeed(game, { hasStarted, isComplete, silence: 'none' })
  if (gameState !== game.gameState) await updateGameRow(work.tx, gameId, { gameState })
}
