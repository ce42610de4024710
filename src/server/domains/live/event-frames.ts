/** One event of a stream, as bytes that can be written to any number of viewers. */
export function eventFrame(event: string, id: number, json: string): Buffer {
  return Buffer.from(`event: ${event}\nid: ${id}\ndata: ${json}\n\n`)
}

/**
 * Keeps proxies from closing a connection on which nothing happens, and lets a page tell silence from a game without
 * news. An event and not a comment: browsers pass comments over.
 */
export const heartbeat = Buffer.from('event: beat\ndata: {}\n\n')

/** How long a browser waits before it comes back. Not the same for all, or a restart would bring them all at once. */
export const retryHint = (random = Math.random()): Buffer =>
  Buffer.from(`retry: ${Math.round(2000 + random * 4000)}\n\n`)

/** The revision in a Last-Event-ID; null where there is none that we could have given. */
export function revisionIn(text: string | undefined): number | null {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : null
}
