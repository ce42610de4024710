/** What is used of a service worker's scope and of what happens in it; the compiler knows those of documents. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: string[] }) => void): void
  skipWaiting(): Promise<void>
  fetch: typeof fetch
  caches: Pick<CacheStorage, 'open'>
  clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ postMessage(given: [address: string, keptAt: string]): void } | undefined>
  }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: Pick<Location, 'origin'>
  navigator: { connection?: { saveData?: boolean } }
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface AskedEvent extends LastingEvent {
  request: Request
  /** The tab that asks. */
  clientId: string
  /** The answer that the browser asked for while the worker was waking up. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface Keeping {
  /** The page with today's games, which is kept for everybody, and where it is to be had whole. */
  schedule: string
  wholeSchedule: string
  /** What is shown in place of a page that is not there, and where in it those are listed that are. */
  nothingKept: string
  keptPlace: string
  /** How the addresses of pages' data end. */
  dataEnding: string
  /** The header that says since when an answer has been kept. */
  keptAt: string
}

/**
 * A SERVICE WORKER: for visitors without reception it has the last pages they saw and today's schedule. A page always
 * comes from the network while there is one; a kept one is shown where there is none, or where it takes too long or has
 * failed, and says so (`data-offline` on its html), so that no score on it passes for live. Runs by itself in the browser: it may use
 * nothing from outside.
 */
export function keepPages(
  worker: WorkerScope,
  { schedule, wholeSchedule, nothingKept, keptPlace, dataEnding, keptAt }: Keeping,
): void {
  const most = { pages: 30, files: 250, pictures: 120 }
  const patienceMs = 5_000
  const scheduleAgeMs = 3_600_000
  const titleName = 'x-title'
  type Shelf = keyof typeof most

  const isForAll = (response: Response) =>
    response.status === 200 &&
    !response.redirected &&
    /\bpublic\b/.test(response.headers.get('cache-control') ?? '')

  /** The newest stand last; beyond the limit the oldest go. */
  async function keep(shelf: Shelf, url: string, response: Response): Promise<void> {
    const headers = new Headers(response.headers)
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
    headers.set(keptAt, new Date().toISOString())
    const isHtml = headers.get('content-type')?.startsWith('text/html')
    const body = isHtml ? await response.text() : await response.blob()
    if (typeof body === 'string')
      headers.set(titleName, encodeURIComponent(/<title>([^<]*)/.exec(body)?.[1] ?? ''))
    const cache = await worker.caches.open(shelf)
    await cache.delete(url)
    await cache.put(url, new Response(body, { headers }))
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - most[shelf])).map((old) => cache.delete(old)))
  }

  const kept = async (shelf: Shelf, url: string) => (await worker.caches.open(shelf)).match(url)

  /** As it was, and known for it. */
  async function keptPage(url: string): Promise<Response | undefined> {
    const page = await kept('pages', url)
    if (!page) return undefined
    const html = await page.text()
    const mark = `<html data-offline="${page.headers.get(keptAt)}" `
    return new Response(html.replace('<html ', mark), { headers: page.headers })
  }

  /** Instead of a page: where to go on from without reception. */
  async function waysOn(): Promise<Response> {
    const cache = await worker.caches.open('pages')
    const links = await Promise.all(
      [...(await cache.keys())].reverse().map(async ({ url }) => {
        const page = await cache.match(url)
        const title = decodeURIComponent(page?.headers.get(titleName) ?? '')
        return title ? `<li><a href="${new URL(url).pathname}">${title}</a></li>` : ''
      }),
    )
    const list = links.join('')
    const html = nothingKept.replace(keptPlace, () => (list ? `<p>These were:</p><ul>${list}</ul>` : ''))
    return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }

  /** The network's answer, which is kept; undefined where there is none. */
  async function fresh(event: AskedEvent, shelf: Shelf): Promise<Response | undefined> {
    try {
      const response = (await event.preloadResponse) ?? (await worker.fetch(event.request))
      if (isForAll(response)) event.waitUntil(keep(shelf, event.request.url, response.clone()))
      return response
    } catch {
      return undefined
    }
  }

  async function page(event: AskedEvent): Promise<Response> {
    const answer = fresh(event, 'pages')
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
    const { url } = event.request
    const soon = await Promise.race([answer, late])
    // A server that is not well has nothing better to show than what is here.
    if (soon && soon.status < 500) return soon
    return (await keptPage(url)) ?? (await answer) ?? waysOn()
  }

  async function data(event: AskedEvent): Promise<Response> {
    const answer = await fresh(event, 'pages')
    if (answer && answer.status < 500) return answer
    const { url } = event.request
    const known = await kept('pages', url)
    const date = known?.headers.get(keptAt)
    // First answers say so themselves, by that header.
    if (date && !new URL(url).searchParams.has('calls'))
      (await worker.clients.get(event.clientId))?.postMessage([url, date])
    return known ?? answer ?? Response.error()
  }

  /** Files that change their name with their content are as good as on the first day. */
  const file = async (event: AskedEvent) =>
    (await kept('files', event.request.url)) ?? (await fresh(event, 'files')) ?? Response.error()

  const picture = async (event: AskedEvent) =>
    (await fresh(event, 'pictures')) ?? (await kept('pictures', event.request.url)) ?? Response.error()

  function answerTo({ request }: AskedEvent): ((event: AskedEvent) => Promise<Response>) | null {
    const { origin, pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin) return null
    if (request.mode === 'navigate') return page
    if (pathname.endsWith(dataEnding) || searchParams.has('calls')) return data
    if (pathname.startsWith('/assets/')) return file
    return /^\/(images|files)\//.test(pathname) ? picture : null
  }

  /** What was seen before there was a worker. The browser has it still; the network is not asked again. */
  async function keepSeen(url: string): Promise<void> {
    if (new URL(url).origin !== worker.location.origin) return
    const response = await worker.fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
    if (isForAll(response)) await keep('pages', url, response)
  }

  /** Today's games, with the files that show them. */
  async function keepSchedule(): Promise<void> {
    if (worker.navigator.connection?.saveData) return
    const known = await kept('pages', worker.location.origin + schedule)
    if (Date.now() - Date.parse(known?.headers.get(keptAt) ?? '1970') < scheduleAgeMs) return
    const document = await worker.fetch(worker.location.origin + wholeSchedule)
    if (!isForAll(document)) return
    const html = await document.clone().text()
    for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)) {
      const url = worker.location.origin + path
      if (!(await kept('files', url))) await keep('files', url, await worker.fetch(url))
    }
    // Last, so that whoever finds it finds all of it.
    await keep('pages', worker.location.origin + schedule, document)
  }

  worker.addEventListener('install', () => void worker.skipWaiting())
  worker.addEventListener('activate', (event) => {
    // Otherwise every page would wait for the worker to wake up.
    event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]))
  })
  worker.addEventListener('message', (event) => {
    event.waitUntil(Promise.allSettled(event.data.map(keepSeen)))
  })
  worker.addEventListener('fetch', (event) => {
    const answer = answerTo(event)
    if (!answer) return
    event.respondWith(answer(event))
    // From the second page on: who came for one alone does not pay for it.
    if (event.request.mode === 'navigate') event.waitUntil(keepSchedule().catch(() => {}))
  })
}
