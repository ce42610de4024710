import type { LayoutFlags } from '#site/page/layout/layout-flags.ts'
import type { LiveMarkers } from '#site/page/layout/live-markers.ts'
import { classNames } from '#ui/class-names.ts'

interface Marked {
  flags: Pick<LayoutFlags, 'isHome' | 'isSportHome' | 'isFullWidth' | 'isFullScreen'>
  /** 0: no specific sport. */
  sportId: number
  live: LiveMarkers
}

/** The classes of the html element: what styles and outsiders may ask about the page as a whole. */
export const markersOf = ({ flags, sportId, live }: Marked): string =>
  classNames(
    !flags.isHome && !flags.isSportHome && 'common-page',
    sportId !== 0 && 'sport-page',
    flags.isSportHome && 'sport-home',
    flags.isFullWidth && 'full-width',
    flags.isFullScreen && 'full-screen',
    live.isMenuOpen && 'menu-open',
    live.isHeaderStuck && 'header-stuck',
    live.isScrollingSmoothly && 'smooth-scroll',
    live.isReading && 'reading',
  )
