import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shapeOf } from '#contract/answer-shape.ts'
import { publicEndpoints } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Alteration } from './altered-answers.ts'

/** Another server of the API: it asks ours and alters what it answers. */
export interface OtherServer {
  origin: string
  /** Where the answers come from. */
  of: string
  /** Null: it passes them on as they are. */
  alter: Alteration | null
  close(): Promise<void>
}

const endpoints = Object.values(publicEndpoints).flatMap((table) => Object.values<Endpoint>(table))
const specificity = ({ path }: Endpoint) => path.split(':').length
const patterns = endpoints
  .toSorted((a, b) => specificity(a) - specificity(b))
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^/api/v2${endpoint.path.replace(/:\\w+/g, '[^/]+')}$`),
  }))

export function endpointAt(pathname: string): Endpoint | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.endpoint
}

/** The answer of an endpoint, altered; as it is where there is nothing to alter. */
export function alteredText(pathname: string, text: string, alter: Alteration): string {
  const endpoint = endpointAt(pathname)
  return endpoint && text ? JSON.stringify(alter(shapeOf(endpoint.response), JSON.parse(text))) : text
}

export async function startOtherServer(): Promise<OtherServer> {
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', other.of)
    const headers = new Headers()
    for (const name of ['tenant', 'cookie']) {
      const value = request.headers[name]
      if (value !== undefined) headers.set(name, String(value))
    }
    const answer = await fetch(address, { headers })
    const text = await answer.text()
    const isAltered = other.alter !== null && answer.status === 200
    const body = isAltered && other.alter ? alteredText(address.pathname, text, other.alter) : text
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const other: OtherServer = {
    origin: `http://127.0.0.1:${port}`,
    of: '',
    alter: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return other
}
