import type { GameState } from '#contract/shapes/game-state.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { feedsOfGames } from './feeds.service.ts'
import { stateInFeed } from './game-state.ts'
import type { GameRow } from './games.queries.ts'

/** States that a feed moves on by falling silent. */
const moving = new Set<GameState>(['PreGame', 'Delayed', 'Live', 'PostGame'])

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
    return feed ? { ...row, gameState: stateInFeed(row, feed) } : row
  })
}
