import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

export interface Asked {
  method?: string
  /** With the name of a school's host, which `fetch` would put its own in place of. */
  headers?: Record<string, string>
  body?: string | Uint8Array
  limitMs?: number
}

/** Asks a server at its address for what one of its hosts has; led nowhere else. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body, limitMs = 60_000 }: Asked = {},
): Promise<Response> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const sent = request(url, {
    agent,
    method,
    headers: { ...headers, ...length },
    signal: AbortSignal.timeout(limitMs),
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  const told = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct))
    for (const value of values ?? []) told.append(name, value)
  const status = answer.statusCode ?? 0
  return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), {
    status,
    headers: told,
  })
}
