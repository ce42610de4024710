import { payloadEnding } from '#contract/pages/router-names.ts'
import styles from './Offline.module.css'
import { workerAddress } from './worker-address.ts'

const asOf: Intl.DateTimeFormatOptions = { weekday: 'long', hour: 'numeric', minute: '2-digit' }

/** After which reception counts as back. */
const settledMs = 1_000

/** Has pages kept for when there is no reception, and says of a page that is one of those. */
export function startOffline(): void {
  const { offline } = document.documentElement.dataset
  if (offline) sayOffline(new Date(offline))
  const { serviceWorker } = navigator
  // Where it may not be, as in some private windows, nothing is kept.
  void serviceWorker?.register(workerAddress).catch(() => {})
  if (serviceWorker && !serviceWorker.controller)
    void serviceWorker.ready.then(({ active }) => active?.postMessage(seenBefore()))
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

function sayOffline(keptAt: Date): void {
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
      `${why} This is the page as it was on ${keptAt.toLocaleString('en-US', asOf)}; scores may have changed. `,
      again,
    )
  })
  // Whoever is on the way to another page gets there, and a moment's reception is none.
  addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), settledMs))
}
