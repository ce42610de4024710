import { islandComponent } from '#site/lateness/late-code.ts'
import { GameDayFeed, GameDayWords } from './game-day-inner.ts'

export const GameDayHero = islandComponent(() => import('./GameDayHero.island.tsx'))

/** All that is drawn of a game of the day is there before: what came later would push the page down. */
export async function gameDayIslands(): Promise<void> {
  const [{ LiveBoardIsland }] = await Promise.all([
    import('../board/LiveBoard.tsx'),
    import('../board/LiveBoard.island.tsx'),
    ...[GameDayHero, GameDayWords, GameDayFeed].map((island) => island.load()),
  ])
  await LiveBoardIsland.load()
}
