import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './CalendarHead.module.css'

/** The band that opens the calendar of every sport. */
export function CalendarHead({ note, children }: { note: string; children: ReactNode }) {
  return (
    <header className={`on-primary ${styles.head}`}>
      <div className={styles.inner}>
        <div className={styles.backdrop}>
          <Icon name="calendar" className={styles.emblem} />
        </div>
        <div className={styles.words}>
          <Heading level={1} size="x-large">
            Calendar
          </Heading>
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </header>
  )
}
