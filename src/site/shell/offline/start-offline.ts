import { pageOfPayload, payloadEnding } from '#contract/pages/router-names.ts'
import { visit } from '#site/lateness/healing/visit.ts'
import { workerAddress } from '#site/page/browser/worker-address.ts'
import { onShownPage } from '#site/page/shown-page.ts'
import styles from './Offline.module.css'

const asOf: Intl.DateTimeFormatOptions = { weekday: 'long', hour: 'numeric', minute: '2-digit' }

/** After which reception counts as back. */
const settledMs = 1_000

/** A page is shown as soon as its data are there; what was given longer ago was fetched ahead. */
const shownWithinMs = 5_000

/** Has pages kept for when there is no reception, and says of a page that is one of those. */
export function startOffline(): void {
  const { dataset } = document.documentElement
  let takeBack = dataset.offline ? sayOffline(dataset.offline) : () => {}
  const { serviceWorker } = navigator
  // Where it may not be, as in some private windows, nothing is kept.
  void serviceWorker?.register(workerAddress).catch(() => {})
  if (serviceWorker && !serviceWorker.controller)
    void serviceWorker.ready.then(({ active }) => active?.postMessage(seenBefore()))

  let shown = location.pathname
  /** Pages whose data the device gave: since when it has them, and when that was. */
  const given = new Map<string, [keptAt: string, at: number]>()
  serviceWorker?.addEventListener('message', ({ data: [address, keptAt] }) => {
    const pathname = pageOfPayload(new URL(address).pathname)
    visit.failures += 1
    // Asked for anew: it stays as it is shown, which is newer.
    if (pathname === shown) return
    given.set(pathname, [keptAt, Date.now()])
    // At once: what is drawn of them may call nothing live.
    dataset.offline = keptAt
  })
  onShownPage(({ pathname }) => {
    const [keptAt = '', at = 0] = given.get(pathname) ?? []
    const isKept = Date.now() - at < shownWithinMs
    if (pathname === shown && !isKept) return
    shown = pathname
    given.clear()
    takeBack()
    takeBack = isKept ? sayOffline(keptAt) : () => {}
    if (!isKept) delete dataset.offline
  })
}

/** The first page of a visit, with its data where the browser asked for them: it came before the worker. */
function seenBefore(): string[] {
  const data = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { pathname, searchParams } = new URL(name)
      return pathname.endsWith(payloadEnding) || searchParams.has('calls')
    })
  return [location.href.split('#', 1)[0] ?? '', ...data]
}

/** Says so until it is taken back. */
function sayOffline(keptAt: string): () => void {
  const notice = document.createElement('p')
  notice.role = 'status'
  notice.className = `u-semibold u-text-center ${styles.notice} dark-theme`
  // In the way of nothing: at the foot of the window it would lie over what asks for an answer.
  document.getElementById('main')?.prepend(notice)
  const why = navigator.onLine ? 'The site is slow to answer.' : 'You are offline.'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'Try again'
  again.addEventListener('click', () => location.reload())
  // A status is heard when its words come into a place that is there.
  setTimeout(() => {
    notice.append(
      `${why} This is the page as it was on ${new Date(keptAt).toLocaleString('en-US', asOf)}; scores may have changed. `,
      again,
    )
  })
  // Whoever is on the way to another page gets there, and a moment's reception is none.
  const renew = () => setTimeout(() => navigator.onLine && notice.isConnected && location.reload(), settledMs)
  addEventListener('online', renew)
  return () => {
    notice.remove()
    removeEventListener('online', renew)
  }
}
