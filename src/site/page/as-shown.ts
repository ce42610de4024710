import { forceLoad } from '#site/lateness/healing/force-load.ts'
import { visit } from '#site/lateness/healing/visit.ts'

/** No answer, but a fault of the moment: the network's, the server's, or that too many ask. */
function isForNow(error: unknown): boolean {
  const { status, init } = (error ?? {}) as { status?: number; init?: { status?: number } | null }
  const said = status ?? init?.status ?? 500
  return said >= 500 || said === 429
}

/** Whether a document is worth asking for in place of a page's data: where somebody on this device keeps pages. */
const hasKeeper = () => Boolean(globalThis.navigator?.serviceWorker?.controller)

/**
 * A page that is asked for anew and cannot be had whole stays as it is shown, which is better than an error or a gap. One
 * that is gone to and cannot be had is asked for as a document: the device may have it as it was.
 */
export async function orAsShown<Page>(address: string, load: () => Promise<Page>): Promise<Page> {
  const { failures } = visit
  const shown = visit.shown?.address === address ? (visit.shown.page as Page) : null
  try {
    const page = await load()
    return shown && visit.failures > failures ? shown : page
  } catch (error) {
    if (!isForNow(error)) throw error
    if (shown) return shown
    if (visit.target !== null && hasKeeper() && forceLoad(address)) return new Promise(() => {})
    throw error
  }
}
