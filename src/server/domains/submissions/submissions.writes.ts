import { ApiProblem, notFound } from '#contract/shapes/problem.ts'
import type { submissions } from '#contract/submissions.ts'
import { type PaymentEvent, PaymentEventRefused } from '../../adapters/payments.ts'
import { makeProblem } from '../../plugins/errors.ts'
import type { TenantDirectory } from '../../unit-of-work/tenant-directory.ts'
import { type Admitted, Answered, admitting, type CallHandlers } from '../../writes/call.ts'
import { eraseSubmission } from './erase.service.ts'
import { exportSubmissions } from './export.service.ts'
import { refuseUntold } from './may-know.ts'
import type { Office } from './office.ts'
import { settlePayment } from './payments.service.ts'
import { submitForm } from './submissions.service.ts'

export interface SubmissionsWriteDeps {
  directory: TenantDirectory
  office: Office
}

interface Told extends Admitted {
  event: PaymentEvent
}

export const submissionsWrites = ({
  directory,
  office,
}: SubmissionsWriteDeps): CallHandlers<typeof submissions> => ({
  async submit({ tenant, visitor, mayEnter }, { formId, body }) {
    const answer = await submitForm(office, { tenant, asker: { visitor, mayEnter }, formId, body })
    if (answer.status === 'received') office.wake(tenant)
    return answer
  },

  async export({ tenant, visitor }, { formId }) {
    refuseUntold(visitor)
    const content = await exportSubmissions(office.scope, tenant.key, formId)
    return { name: `form-${formId}-submissions.csv`, content }
  },

  async erase({ tenant, now, visitor, mayEnter }, { formId, reference }) {
    await office.scope.write(tenant.key, (tx) =>
      eraseSubmission({ tx, tenant, now, visitor, mayEnter }, formId, reference),
    )
    return null
  },

  paymentEvent: admitting({
    /** The school is in what was signed, never in a header. */
    async admit({ headers }, input, body): Promise<Told | Answered | null> {
      const { gateway } = office
      if (gateway?.name !== (input as { gateway: string }).gateway)
        throw notFound('There is no such gateway.')
      if (!body) return null
      const event = await gateway.readEvent(headers, Buffer.from(body)).catch(refuse)
      if (event === null) return new Answered({ outcome: 'ignored' })
      const tenant = directory.byKey(event.tenant)
      if (!tenant) throw unknownPayment()
      return { tenant, event }
    },
    /** Told again, an event changes nothing, so whatever fails may be told again. */
    async run({ tenant }, _input, { event }: Told) {
      const outcome = await settlePayment(office, tenant, event)
      if (outcome === 'unknown') throw unknownPayment()
      if (outcome === 'done') office.wake(tenant)
      return { outcome, ...(event.returnTo ? { to: event.returnTo } : {}) }
    },
  }),
})

const unknownPayment = () => notFound('There is no such payment.')

function refuse(error: unknown): never {
  if (error instanceof PaymentEventRefused) throw new ApiProblem(makeProblem(400, error.message))
  throw error
}
