/** What is used of a service worker's scope when a message comes. */
export interface NoticeScope {
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
    openWindow(address: string): Promise<unknown>
  }
  location: Pick<Location, 'origin'>
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface PushedEvent extends LastingEvent {
  data: { json(): unknown } | null
}

interface PressedEvent extends LastingEvent {
  notification: { data: unknown; close(): void }
}

/**
 * OF THE SERVICE WORKER: what is told of a game is shown, and pressing it opens that game. Runs by itself in the browser:
 * it may use nothing from outside.
 */
export function showNotices(worker: NoticeScope): void {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')

  /** A place of this site, whatever came. */
  function ownAddress(path: unknown): string {
    const { origin } = worker.location
    const url = new URL(text(path) || '/', origin)
    return url.origin === origin ? url.href : origin
  }

  function show(data: PushedEvent['data']): Promise<void> {
    let told: Record<string, unknown> = {}
    try {
      told = (data?.json() ?? {}) as Record<string, unknown>
    } catch {
      // A browser takes back the leave of a site that shows nothing.
    }
    const { title, body, tag, path } = told
    return worker.registration.showNotification(text(title) || 'A game has news', {
      body: text(body),
      // The newest of a game takes the place of the one before, and is heard like the first.
      tag: text(tag) || 'game',
      renotify: true,
      icon: '/icons/192.png',
      data: ownAddress(path),
    })
  }

  async function open(address: string): Promise<void> {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address)
    await (there ? there.focus() : worker.clients.openWindow(address))
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(ownAddress(event.notification.data)))
  })
}
