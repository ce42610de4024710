import { islandComponent } from '#site/lateness/late-code.ts'

export const GameDayWords = islandComponent(() => import('./GameDayWords.island.tsx'))
export const GameDayFeed = islandComponent(() => import('./GameDayFeed.island.tsx'))
