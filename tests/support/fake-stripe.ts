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
  /** The school that Stripe knows every payment of, in place of the one that began it. */
  payee: string | null
  close(): Promise<void>
}

/** As much of Stripe as the gateway asks for. */
export async function openFakeStripe(): Promise<FakeStripe> {
  const asked: Asked[] = []
  const sessions = new Map<string, object>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    asked.push({ path, key: request.headers['idempotency-key']?.toString(), fields })
    const reference = fields.client_reference_id
    if (reference !== undefined)
      sessions.set(`cs_${reference}`, { tenant: fields['metadata[tenant]'], reference })
    const id = reference === undefined ? (path.split('/').at(-1) ?? '') : `cs_${reference}`
    const answer =
      path === '/v1/refunds'
        ? { id: 're_1', object: 'refund' }
        : {
            id,
            object: 'checkout.session',
            url: `https://checkout.example/${reference}`,
            payment_intent: 'pi_1',
            metadata: { ...sessions.get(id), ...(fake.payee === null ? {} : { tenant: fake.payee }) },
          }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fake: FakeStripe = {
    host: { host: '127.0.0.1', port, protocol: 'http' },
    asked,
    payee: null,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return fake
}
