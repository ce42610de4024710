import type { ScheduleRecord } from '#contract/games.ts'
import styles from './TeamRecord.module.css'

/** How the season stands, in the figures a fan asks for first. */
export function TeamRecord({ record }: { record: ScheduleRecord }) {
  const { overall, conference, home, away, streak } = record
  const figures = [
    ['Overall', overall.text],
    ['Conference', conference.text],
    ['Home', home.text],
    ['Away', away.text],
    ['Streak', streak],
  ] as const
  return (
    <dl className={styles.record}>
      {figures.map(([label, figure]) =>
        figure ? (
          <div key={label} className={styles.figure}>
            <dt className={`u-bold u-caps u-tracked-4 u-above-1 ${styles.label}`}>{label}</dt>
            <dd className={styles.value}>{figure}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
