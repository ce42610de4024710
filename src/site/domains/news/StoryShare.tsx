import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import styles from './StoryShare.module.css'

const Share = islandComponent(() => import('./StoryShare.island.tsx'), [styles])

export interface StoryShareProps {
  path: string
  title: string
}

/** Ways to pass a page on, and paper. Without a script the panel of links still opens. */
export function StoryShare(props: StoryShareProps) {
  return (
    <Island defer="visible" className={`no-print ${styles.share}`}>
      <Share {...props} />
    </Island>
  )
}
