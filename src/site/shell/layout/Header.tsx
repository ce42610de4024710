import { useEffect, useRef } from 'react'
import { SponsorSlot } from '#site/domains/ads/SponsorSlot.tsx'
import { mark } from '#site/page/layout/live-markers.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { useSchool } from '#site/page/school/school.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import { MainNavigation } from '../navigation/MainNavigation.tsx'
import { SearchOverlay } from '../navigation/SearchOverlay.tsx'
import styles from './Header.module.css'
import { Wordmark } from './Wordmark.tsx'

export function Header() {
  const { ticketsUrl } = useSchool()
  const link = useLink()
  return (
    <header ref={useStuckMarker()} className={classNames(styles.header, 'on-primary')}>
      <div className={`u-frame u-row u-gap-3 ${styles.inner}`}>
        <Wordmark />
        <div className={`no-print ${styles.sponsor}`}>
          <SponsorSlot />
        </div>
        <MainNavigation />
        {ticketsUrl ? (
          <div className={`no-print ${styles.tickets}`}>
            <Button {...link(ticketsUrl)} size="small" icon="ticket">
              Tickets
            </Button>
          </div>
        ) : null}
        <div className={styles.search}>
          <SearchOverlay />
        </div>
      </div>
    </header>
  )
}

/** The header sticks a little above the screen's edge: it is whole only as long as the page has not moved under it. */
function useStuckMarker() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!header.current) return
    const observer = new IntersectionObserver(
      ([entry]) => mark({ isHeaderStuck: (entry?.intersectionRatio ?? 1) < 1 }),
      { threshold: 1 },
    )
    observer.observe(header.current)
    return () => {
      observer.disconnect()
      mark({ isHeaderStuck: false })
    }
  }, [])
  return header
}
