import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TSchema } from 'typebox'
import { shapeOf } from '#contract/client/answer-shape.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Alteration } from './altered-answers.ts'
import { readEndpoints } from './endpoints.ts'

/** Alters an answer by what the endpoint says of it. */
export type AlterBySchema = (schema: TSchema, answer: unknown) => unknown

export const byShape =
  (alter: Alteration): AlterBySchema =>
  (schema, answer) =>
    alter(shapeOf(schema), answer)

/** What it was asked. */
export interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

/** Another server of the API: it asks ours and alters what it answers. */
export interface OtherServer {
  origin: string
  /** Null: it passes answers on as they are. */
  alter: AlterBySchema | null
  /** Calls that it fails, by their path. */
  fails: RegExp | null
  /** Since it was last emptied. */
  asked: Asked[]
  close(): Promise<void>
}

const specificity = ({ path }: Endpoint) => path.split(':').length
const patterns = readEndpoints
  .map(({ endpoint }) => endpoint)
  .toSorted((a, b) => specificity(a) - specificity(b))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^/api/v2${endpoint.path.replace(/:\w+/g, '[^/]+')}$`, 'i'),
  }))

export function endpointAt(pathname: string): Endpoint | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.endpoint
}

/** The answer of an endpoint, altered; as it is where there is nothing to alter. */
export function alteredText(pathname: string, answer: string, alter: AlterBySchema): string {
  const endpoint = endpointAt(pathname)
  return endpoint && answer ? JSON.stringify(alter(endpoint.response, JSON.parse(answer))) : answer
}

/** `of`: where its answers come from. */
export async function startOtherServer(of: string): Promise<OtherServer> {
  const server = createServer((asked, response) => {
    const { method = 'GET', url = '/', headers } = asked
    const { pathname } = new URL(url, of)
    other.asked.push({ method, url, headers })
    if (other.fails?.test(pathname)) return response.writeHead(500).end('{}')
    const passed = request(new URL(url, of), { method, headers: sentOn(headers, other.alter) })
    passed.on('error', () => response.destroy())
    passed.on('response', async (answer: IncomingMessage) => {
      const { statusCode = 502 } = answer
      const isAltered = other.alter !== null && statusCode === 200 && isJson(answer)
      if (!isAltered || !other.alter) {
        response.writeHead(statusCode, answer.headers)
        response.flushHeaders()
        return answer.pipe(response)
      }
      const body = alteredText(pathname, await text(answer), other.alter)
      return response.writeHead(200, { 'content-type': answer.headers['content-type'] }).end(body)
    })
    response.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const other: OtherServer = {
    origin: `http://127.0.0.1:${port}`,
    alter: null,
    fails: null,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return other
}

const isJson = ({ headers }: IncomingMessage) => headers['content-type']?.includes('json') === true

/** What is altered must come as it is. */
const sentOn = (headers: IncomingHttpHeaders, alter: AlterBySchema | null) =>
  alter ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
