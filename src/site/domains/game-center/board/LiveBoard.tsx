import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { LiveBoardProps } from './LiveBoard.island.tsx'

export const LiveBoardIsland = islandComponent(() => import('./LiveBoard.island.tsx'))

/** Its HTML has the score; once the page is at rest it follows the feed. */
export const LiveBoard = (props: LiveBoardProps) => (
  <Island defer="idle">
    <LiveBoardIsland {...props} />
  </Island>
)
