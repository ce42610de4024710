import { layoutFlags } from '#site/page/layout/layout-flags.ts'
import { mark } from '#site/page/layout/live-markers.ts'
import { onShownPage } from '#site/page/shown-page.ts'
import { isReadingOn } from './reading-rule.ts'

/** On a page that has the whole screen the header gives way to who reads on, and is back for who turns back. */
export function startReading(): void {
  let from = window.scrollY
  const onScroll = () => {
    const to = window.scrollY
    const { isFullScreen } = layoutFlags(window.location.pathname)
    const isReading = isReadingOn({ from, to, screen: window.innerHeight, isFullScreen })
    if (isReading === null) return
    from = to
    mark({ isReading })
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  onShownPage(() => mark({ isReading: false }))
}
