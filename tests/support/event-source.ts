interface StreamEvent {
  event: string
  id: string
  data: string
}

export interface EventStream {
  status: number
  headers: Headers
  /** Waits for the next event; fails when none comes in time. */
  next(): Promise<StreamEvent>
  /** Whether nothing more comes for a while. */
  isQuiet(ms?: number): Promise<boolean>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

const patienceMs = 5_000

/** A viewer of server-sent events, as a browser is one. */
export async function openEvents(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const controller = new AbortController()
  const response = await fetch(url, { headers, signal: controller.signal })
  const waiting: StreamEvent[] = []
  const arrivals = new EventTarget()

  function read(block: string) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
    if (!field('data')) return
    waiting.push({ event: field('event'), id: field('id'), data: field('data') })
    arrivals.dispatchEvent(new Event('event'))
  }

  async function listen() {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) read(block)
    }
  }

  const arrived = (ms: number) =>
    new Promise<boolean>((resolve) => {
      if (waiting.length > 0) return resolve(true)
      const timer = setTimeout(resolve, ms, false)
      const onEvent = () => {
        clearTimeout(timer)
        resolve(true)
      }
      arrivals.addEventListener('event', onEvent, { once: true })
    })

  return {
    status: response.status,
    headers: response.headers,
    async next() {
      await arrived(patienceMs)
      const event = waiting.shift()
      if (!event) throw new Error(`No event came within ${patienceMs} ms`)
      return event
    },
    isQuiet: async (ms = 300) => !(await arrived(ms)),
    ended: listen().catch(() => {}),
    close: () => controller.abort(),
  }
}
