import type { submissions } from '#contract/submissions.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { shownPayment } from './payments.service.ts'
import { beginSubmission } from './submissions.service.ts'

export const submissionsRoutes: Handlers<typeof submissions> = {
  begin: (work, { formId }) => beginSubmission(work, formId),
  payment: (work, { reference }) => shownPayment(work, reference),
}
