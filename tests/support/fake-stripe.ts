import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface Asked {
  path: string
  /** The idempotency key. */
  key: string | undefined
  fields: Record<string, string>
}

export interface FakeStripe {
  host: { host: string; port: number; protocol: 'http' }
  asked: Asked[]
  close(): Promise<void>
}

/** As much of Stripe as the gateway asks for. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    asked.push({ path, key: request.headers['idempotency-key']?.toString(), fields })
    const reference = fields.client_reference_id
    const answer =
      path === '/v1/refunds'
        ? { id: 're_1', object: 'refund' }
        : {
            id: `cs_${reference}`,
            object: 'checkout.session',
            url: `https://checkout.example/${reference}`,
            payment_intent: 'pi_1',
          }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: { host: '127.0.0.1', port, protocol: 'http' },
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
