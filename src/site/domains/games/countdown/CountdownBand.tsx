import type { ReactNode } from 'react'
import { Island } from '#site/lateness/Island.tsx'
import type { Theme } from '#ui/ground/theme.ts'
import CountdownIsland from './Countdown.island.tsx'
import countdown from './Countdown.module.css'
import type { Cell } from './Countdown.tsx'
import styles from './CountdownBand.module.css'

export const countdownTitleId = 'countdown-title'

export interface CountdownClock {
  dateUtc: string
  /** The date in four cells, before the first tick. */
  still: Cell[]
}

interface CountdownBandProps {
  clock: CountdownClock
  theme: Theme | undefined
  /** Its words are CountdownWords. */
  children: ReactNode
}

/** What everybody waits for, and how long it is until then. */
export function CountdownBand({ clock, theme = 'on-primary', children }: CountdownBandProps) {
  return (
    <section aria-labelledby={countdownTitleId} className={theme}>
      <div className={`u-frame u-grid u-gap-4-6 ${styles.inner}`}>
        {children}
        <Island defer="visible" className={countdown.place}>
          <CountdownIsland startDateUtc={clock.dateUtc} still={clock.still} />
        </Island>
      </div>
    </section>
  )
}
