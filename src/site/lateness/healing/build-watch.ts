import { ownBuild } from '#site/router/router-internals.ts'
import { mayPrefetch } from './prefetch-rule.ts'
import { visit } from './visit.ts'

/** How often an open page asks which build is served. */
export const checkInterval = 3_600_000

/** Whether it is time to ask: not while nobody looks, nor over a connection that is slow or paid by the byte. */
export const asksNow = (since: number, isVisible: boolean, connection: Navigator['connection']): boolean =>
  since >= checkInterval && isVisible && mayPrefetch(connection, 0)

/** A fan leaves the page open for days: it learns of a newer build, and the next navigation brings it. */
export function startBuildWatch(): void {
  let asked = Date.now()
  const ask = async () => {
    if (!asksNow(Date.now() - asked, document.visibilityState === 'visible', navigator.connection)) return
    asked = Date.now()
    try {
      const response = await fetch(`/builds/latest.json?t=${asked}`)
      const { id } = (await response.json()) as { id?: string }
      visit.isOutdated = id !== undefined && id !== ownBuild()
    } catch (error) {
      console.warn('The latest build is not known', error)
    }
  }
  setInterval(ask, checkInterval)
  // A timer sleeps with the computer; whoever comes back is asked for.
  document.addEventListener('visibilitychange', ask)
}
