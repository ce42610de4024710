/** The same page is not loaded anew by force more often than this: what does not help once would never end. */
const guardTime = 10_000
const place = 'fieldhouse.forced'

/** Whether a page was loaded by force a moment ago. What was noted is `time path`. */
export function isGuarded(noted: string | null, path: string, now: number): boolean {
  const [time = '', ...rest] = noted?.split(' ') ?? []
  return rest.join(' ') === path && now - Number(time) < guardTime
}

/** Leaves for a page of our own by a document; false where that was done a moment ago. */
export function forceLoad(path: string): boolean {
  try {
    if (isGuarded(sessionStorage.getItem(place), path, Date.now())) return false
    sessionStorage.setItem(place, `${Date.now()} ${path}`)
  } catch {
    // A browser that keeps nothing has no guard; a visitor who sees the same error twice will stop by himself.
  }
  location.assign(path)
  return true
}
