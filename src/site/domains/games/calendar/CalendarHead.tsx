import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './CalendarHead.module.css'

/** The band that opens the calendar of every sport. */
export function CalendarHead({ note, children }: { note: string; children: ReactNode }) {
  return (
    <header className="on-primary u-head">
      <div className={`u-frame u-wrap ${styles.inner}`}>
        <div className={`no-print u-fill u-clip ${styles.backdrop}`}>
          <Icon name="calendar" className={styles.emblem} />
        </div>
        <div className="u-relative">
          <Heading level={1} size="x-large">
            Calendar
          </Heading>
          <p className="u-text-lg u-above-3">{note}</p>
        </div>
        <div className="no-print u-wrap u-gap-2 u-relative">{children}</div>
      </div>
    </header>
  )
}
