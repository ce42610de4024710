import type { ReactNode } from 'react'
import styles from './Nothing.module.css'

/** What stands where a list would be: that there is nothing yet, and what leads to the first of it. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className={styles.nothing}>{children}</p>
}
