import styles from './Offline.module.css'
import { workerAddress } from './worker-address.ts'

const asOf: Intl.DateTimeFormatOptions = { weekday: 'long', hour: 'numeric', minute: '2-digit' }

/** After which reception counts as back. */
const settledMs = 1_000

/** Has pages kept for when there is no reception, and says of a page that is one of those. */
export function startOffline(): void {
  const { offline } = document.documentElement.dataset
  if (offline) sayOffline(new Date(offline))
  // Where it may not be, as in some private windows, nothing is kept.
  void navigator.serviceWorker?.register(workerAddress).catch(() => {})
}

function sayOffline(keptAt: Date): void {
  const notice = document.createElement('p')
  notice.role = 'status'
  notice.className = `u-semibold u-text-center ${styles.notice} dark-theme`
  document.body.append(notice)
  // A status is heard when its words come into a place that is there.
  setTimeout(() => {
    notice.textContent = `You are offline. This is the page as it was on ${keptAt.toLocaleString('en-US', asOf)}; scores may have changed.`
  })
  // Whoever is on the way to another page gets there, and a moment's reception is none.
  addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), settledMs))
}
