import type { SectionOptions } from '#contract/settings.ts'
import type { Sport } from '#contract/sports.ts'
import { classNames } from '#ui/class-names.ts'
import select from '#ui/Select.module.css'
import stamp from '#ui/Stamp.module.css'
import { Island } from '../../shell/Island.tsx'
import { islandComponent } from '../../shell/islands.ts'
import arrows from '../../shell/ScrollArrows.module.css'
import type { School } from '../../shell/school.ts'
import crest from './Crest.module.css'
import styles from './ScoreboardStrip.module.css'
import card from './ScoreCard.module.css'
import links from './ScoreLinks.module.css'
import type { Board } from './scoreboard-board.ts'

const Scoreboard = islandComponent(
  () => import('./Scoreboard.island.tsx'),
  [arrows, card, crest, links, select, stamp],
)

export interface ScoreboardStripProps {
  board: Board
  school: School
  /** What the filter offers; without them there is none. */
  sports?: readonly Sport[]
  /** The team's own strip, on its page. */
  slug?: string
  /** As the school's template has it. */
  options?: Pick<SectionOptions, 'autoplay' | 'scrollbar'>
}

/** The last results and the next games. */
export function ScoreboardStrip(props: ScoreboardStripProps) {
  return (
    <section
      id="scoreboard"
      aria-labelledby="scoreboard-title"
      className={classNames(styles.strip, 'dark-theme')}
    >
      <h2 id="scoreboard-title" className="visually-hidden">
        Scoreboard
      </h2>
      <Island defer="visible" className={styles.inner}>
        <Scoreboard key={props.slug} {...props} />
      </Island>
    </section>
  )
}
