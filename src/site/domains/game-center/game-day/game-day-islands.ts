import { islandComponent } from '#site/lateness/late-code.ts'
import { LiveBoardIsland } from '../board/LiveBoard.tsx'

export const GameDayHero = islandComponent(() => import('./GameDayHero.island.tsx'))
export const GameDayWords = islandComponent(() => import('./GameDayWords.island.tsx'))
export const GameDayFeed = islandComponent(() => import('./GameDayFeed.island.tsx'))

/** All that is drawn of a game of the day is there before: what came later would push the page down. */
export const gameDayIslands = () =>
  Promise.all([GameDayHero, GameDayWords, GameDayFeed, LiveBoardIsland].map((island) => island.load()))
