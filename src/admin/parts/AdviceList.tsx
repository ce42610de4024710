import type { Advice } from '#contract/editing/advice.ts'
import styles from './AdviceList.module.css'

/** What is in whose way, by the field that mends it. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul className={styles.list}>
      {advice.map(({ field, label, words }, index) => (
        <li key={`${field} ${index}`} className={styles.advice}>
          <span className={styles.field}>{label}</span>
          {words}
        </li>
      ))}
    </ul>
  )
}
