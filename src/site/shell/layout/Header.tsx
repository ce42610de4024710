import { useEffect, useRef } from 'react'
import { SponsorSlot } from '#site/domains/ads/SponsorSlot.tsx'
import { islandComponent } from '#site/lateness/late-code.ts'
import { ServerHtml, useUnlessKept } from '#site/lateness/ServerHtml.tsx'
import { mark } from '#site/page/layout/live-markers.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './Header.module.css'
import { Wordmark } from './Wordmark.tsx'

const HeaderTools = islandComponent(() => import('./HeaderTools.island.tsx'))
const always = {}

/** Its menus and its search are the same on every page of a visit, and behave without React: the browser keeps them. */
export function Header() {
  return (
    <header ref={useStuckMarker()} className={classNames(styles.header, 'on-primary')}>
      <div className={`u-frame u-row u-gap-3 ${styles.inner}`}>
        <Wordmark />
        <div className={`no-print ${styles.sponsor}`}>
          <SponsorSlot />
        </div>
        <ServerHtml id="header-tools" value={useUnlessKept('header-tools', always)} className={styles.tools}>
          {() => <HeaderTools />}
        </ServerHtml>
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
