import type { FastifyInstance } from 'fastify'
import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import { PaymentEventRefused } from '../../adapters/payments.ts'
import { makeProblem } from '../../plugins/errors.ts'
import type { TenantDirectory } from '../tenants/tenants.service.ts'
import type { Office } from './office.ts'
import { settlePayment } from './payments.service.ts'

export interface PaymentDoorDeps {
  directory: TenantDirectory
  office: Office
}

const maxBodyBytes = 512 * 1024

/**
 * Where the gateway tells what became of payments. The body stays as it came, because it is signed; the school is in what
 * was signed, never in a header. Told again, an event changes nothing, so whatever fails may be told again.
 */
export function paymentDoorRoutes(app: FastifyInstance, { directory, office }: PaymentDoorDeps): void {
  const { gateway } = office
  if (!gateway) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.post<{ Body: Buffer | undefined }>(`/${gateway.name}`, {
    schema: { hide: true },
    // Gateways send in bursts after an outage; what is not signed costs next to nothing.
    config: { rateLimit: false },
    handler: async ({ headers, body }, reply) => {
      reply.header('cache-control', 'no-store')
      const event = await gateway.readEvent(headers, body ?? Buffer.alloc(0)).catch(refuse)
      if (event === null) return reply.send({ outcome: 'ignored' })
      const tenant = directory.byKey(event.tenant)
      const outcome = tenant ? await settlePayment(office, tenant, event) : 'unknown'
      if (!tenant || outcome === 'unknown') throw notFound('There is no such payment.')
      if (outcome === 'done') office.wake(tenant)
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      return isForm && event.returnTo ? reply.redirect(event.returnTo, 303) : reply.send({ outcome })
    },
  })
}

function refuse(error: unknown): never {
  if (error instanceof PaymentEventRefused) throw new ApiProblem(makeProblem(400, error.message))
  throw error
}
