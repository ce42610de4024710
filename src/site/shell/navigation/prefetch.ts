import { matchRoutes } from 'react-router'
import { payloadAddress } from '#contract/pages/router-names.ts'
import { mayPrefetch } from '#site/lateness/healing/prefetch-rule.ts'
import { isInApp } from '#site/page/links/links.ts'
import { listedPages, loadPageModule } from '#site/router/router-internals.ts'

declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Who only passes over a link does not mean it. */
const restTime = 100
/** As long as an answer may be taken from the browser's own cache. */
const freshTime = 10_000

const fetched = new Map<string, number>()
let pending = 0

/** Fetches ahead what the next page is made of when a fan points at its link, reaches it by keyboard or touches it. */
export function startPrefetching(): void {
  let timer: number | undefined
  const intend = ({ target, type }: Event) => {
    clearTimeout(timer)
    const anchor = target instanceof Element ? target.closest('a') : null
    if (!anchor || !isInApp(anchor.getAttribute('href') ?? '') || anchor.target === '_blank') return
    timer = window.setTimeout(() => void prefetch(new URL(anchor.href)), type === 'touchstart' ? 0 : restTime)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, intend, { passive: true })
  // The visit itself has begun: what it needs is on its way.
  document.addEventListener('click', () => clearTimeout(timer))
}

async function prefetch({ pathname, search, href }: URL): Promise<void> {
  const address = pathname + search
  if (address === location.pathname + location.search) return
  if (performance.now() - (fetched.get(address) ?? -freshTime) < freshTime) return
  if (!mayPrefetch(navigator.connection, pending)) return
  fetched.set(address, performance.now())
  pending += 1
  try {
    await loadPage(new URL(href))
  } catch {
    // The visit itself will show what is wrong, if it ever comes.
  } finally {
    pending -= 1
  }
}

/** Runs the page's own loading, whose answers then wait in the browser's cache. */
async function loadPage(url: URL): Promise<void> {
  const { askTakeoversAhead } = await import('../arrival/takeovers-in-browser.ts')
  void askTakeoversAhead(url)
  const pages = listedPages()
  const match = matchRoutes(
    pages.map(({ id, path, index }) => (index ? { id, index } : { id, path })),
    url.pathname,
  )?.at(-1)
  const page = pages.find(({ id }) => id === match?.route.id)
  if (!match || !page) return
  for (const css of page.css ?? []) hint(css)
  const { clientLoader } = await loadPageModule(page)
  await clientLoader?.({
    request: new Request(url),
    params: match.params,
    pattern: page.path ?? '/',
    serverLoader: () => fetch(payloadAddress(url, page.id)),
  })
}

function hint(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'prefetch', as: 'style', href })
  document.head.append(link)
}
