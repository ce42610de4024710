import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const ownName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
/** What a proxy adds: whoever comes through one is somewhere else, though the proxy may be on this machine. */
const forwarded = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const digest = (text: string) => createHash('sha256').update(text).digest()

/** With a token whoever shows it; without one nobody but this machine itself. */
export function mayAsk(
  { headers, address }: { headers: IncomingHttpHeaders; address: string | undefined },
  token: string,
): boolean {
  if (token) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  return (
    loopback.test(address ?? '') &&
    ownName.test(headers.host ?? '') &&
    forwarded.every((name) => headers[name] === undefined)
  )
}
