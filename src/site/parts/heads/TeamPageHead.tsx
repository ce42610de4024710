import type { ReactNode } from 'react'
import type { SportRef } from '#contract/shapes/shared.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { sportIcon } from '#ui/icons/sport-icon.ts'
import { SeasonMenu, type SeasonMenuProps } from './SeasonMenu.tsx'
import styles from './TeamPageHead.module.css'

interface TeamPageHeadProps extends SeasonMenuProps {
  sport: SportRef
  /** What the page shows of the team: 'Roster'. */
  page: string
  /** What tells of the season at a glance: a FactStrip, a conference. */
  children?: ReactNode
}

/** The band that opens every page of a team. */
export function TeamPageHead({ sport, page, season, seasonLinks, children }: TeamPageHeadProps) {
  return (
    <header className={`on-primary u-head ${styles.head}`}>
      <div className={`u-frame u-relative ${styles.inner}`}>
        <div className={`no-print u-fill u-clip ${styles.backdrop}`}>
          <Icon name={sportIcon(sport.shortName)} className={styles.emblem} />
        </div>
        <div className={`u-wrap ${styles.title}`}>
          <Heading level={1} size="x-large">
            {sport.title}{' '}
            <span className={styles.page}>
              {season} {page}
            </span>
          </Heading>
          <SeasonMenu season={season} seasonLinks={seasonLinks} />
        </div>
        {children}
      </div>
    </header>
  )
}
