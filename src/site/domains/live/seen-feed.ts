import type { LiveFeed } from './live-feed.ts'

/** A page in the background for longer than this is not being watched. */
const graceMs = 60_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>
type Frame = Pick<Window, 'addEventListener'>

/** Listens while the page is seen. When it shows again, the feed begins anew and so tells what was missed. */
export function whileSeen(feed: LiveFeed, page: () => Page, frame: () => Frame): LiveFeed {
  return (publish) => {
    const stopSign = new AbortController()
    const { signal } = stopSign
    const watched = page()
    let stop: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    function pause() {
      clearTimeout(timer)
      stop?.()
      stop = undefined
    }
    function follow() {
      clearTimeout(timer)
      if (watched.visibilityState === 'hidden') timer = setTimeout(pause, graceMs)
      else stop ??= feed(publish)
    }

    watched.addEventListener('visibilitychange', follow, { signal })
    // A page that is kept to go back to may hold neither a connection nor a lock.
    frame().addEventListener('pagehide', pause, { signal })
    frame().addEventListener('pageshow', follow, { signal })
    follow()
    return () => {
      stopSign.abort()
      pause()
    }
  }
}
