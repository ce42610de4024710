const name = 'desk:reloaded'
/** A page that was loaded anew this short a while ago is not loaded anew for the same reason. */
const soonMs = 30_000

/** Whether the page may load itself anew, which is noted. */
export function mayReload(kept: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(kept.getItem(name) ?? 0) < soonMs) return false
    kept.setItem(name, String(now))
    return true
  } catch {
    // A browser that keeps nothing cannot tell how often it happened.
    return false
  }
}
