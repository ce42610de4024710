import { layoutFlags } from './layout-flags.ts'
import { mark } from './live-markers.ts'
import { isReadingOn } from './reading-rule.ts'
import { onShownPage } from './shown-page.ts'

/** On a page that has the whole screen the header gives way to who reads on, and is back for who turns back. */
export function startReading(): void {
  let from = window.scrollY
  let length = document.documentElement.scrollHeight
  const onScroll = () => {
    const to = window.scrollY
    const { scrollHeight } = document.documentElement
    if (scrollHeight !== length) {
      // The page moved under the reader: an ad went, a picture came.
      length = scrollHeight
      from = to
      if (document.documentElement.classList.contains('reading')) return
    }
    const { isFullScreen } = layoutFlags(window.location.pathname)
    const isReading = isReadingOn({ from, to, screen: window.innerHeight, isFullScreen })
    if (isReading === null) return
    from = to
    mark({ isReading })
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  onShownPage(() => mark({ isReading: false }))
}
