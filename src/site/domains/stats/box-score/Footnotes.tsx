import type { BoxScore } from '#contract/stats.ts'
import styles from './Footnotes.module.css'
import { footnotes } from './footnotes.ts'

/** What the manuals print below the tables: who doubled, stole and erred, who was carded. */
export function Footnotes({ box }: { box: BoxScore }) {
  const notes = footnotes(box)
  if (notes.length === 0) return null
  return (
    <dl className={styles.notes}>
      {notes.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}: </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
