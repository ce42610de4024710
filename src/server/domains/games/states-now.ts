import type { Work } from '../../work.ts'
import { feedsOfGames } from '../live/feeds.service.ts'
import { type GameStateName, gameStateNumber, stateInFeed } from './game-state.ts'
import type { GameRow } from './games.queries.ts'

/** States that a feed moves on by falling silent. */
const movingNames: GameStateName[] = ['PreGame', 'Delayed', 'Live', 'PostGame']
const moving = new Set(movingNames.map(gameStateNumber))

/** Rows with the state in which each game is at this moment: nobody writes when a feed falls silent. */
export async function withStatesNow(work: Work, rows: GameRow[]): Promise<GameRow[]> {
  const watched = rows.filter(({ gameState }) => moving.has(gameState))
  if (watched.length === 0) return rows
  const feeds = await feedsOfGames(
    work,
    watched.map(({ id }) => id),
  )
  return rows.map((row) => {
    const feed = moving.has(row.gameState) ? feeds.get(row.id) : undefined
    return feed ? { ...row, gameState: gameStateNumber(stateInFeed(row, feed)) } : row
  })
}
