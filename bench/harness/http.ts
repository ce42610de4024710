import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './children.ts'

const agent = new Agent({ keepAlive: true })
const readyMs = 120_000
const answerMs = 60_000

interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire, still compressed. */
  body: Buffer
}

export async function get(url: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  const request = httpGet(url, { agent, headers, signal: AbortSignal.timeout(answerMs) })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}

/** A page that is not there would make a fast and worthless measurement. */
export async function getOk(url: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
  const answer = await get(url, headers)
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Waits for a started server's first good answer. */
export async function ready(child: Child, url: string): Promise<void> {
  const deadline = Date.now() + readyMs
  const isUp = async () => {
    const answer = await get(url).catch(() => null)
    return answer !== null && answer.status < 500
  }
  while (!(await Promise.race([isUp(), child.ended]))) {
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${readyMs / 1000} s`)
    await sleep(100)
  }
}
