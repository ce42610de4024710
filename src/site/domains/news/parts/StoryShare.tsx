import { Island } from '#site/lateness/Island.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import type { StoryShareProps } from './StoryShare.island.tsx'

const Share = islandComponent(() => import('./StoryShare.island.tsx'))

/** Ways to pass a page on, and paper. Without a script the panel of links still opens. */
export function StoryShare(props: StoryShareProps) {
  return (
    <Island defer="visible" className="no-print u-wrap u-gap-2">
      <Share {...props} />
    </Island>
  )
}
