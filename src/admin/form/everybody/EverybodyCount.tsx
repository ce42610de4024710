import type { Written } from './advice.ts'
import styles from './EverybodyCount.module.css'
import { useAdvice } from './use-advice.ts'

/** Beside the name of the panel, so that it is seen while somebody writes and not after. */
export function EverybodyCount(written: Written) {
  const { length } = useAdvice(written)
  return length === 0 ? null : (
    <span className={styles.count}>
      {length}
      <span className="visually-hidden">{length === 1 ? ' thing is' : ' things are'} in somebody’s way</span>
    </span>
  )
}
