import { classNames } from '#ui/class-names.ts'
import { Scoreboard, type ScoreboardStripProps } from './Scoreboard.tsx'
import styles from './ScoreboardStrip.module.css'

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
      <div className={`u-frame ${styles.inner}`}>
        <Scoreboard key={props.slug} {...props} />
      </div>
    </section>
  )
}
