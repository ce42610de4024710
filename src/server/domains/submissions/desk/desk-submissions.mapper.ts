import type { DeskSubmission } from '#contract/editing/submissions.shapes.ts'
import type { SubmissionWithPayment } from './desk-submissions.queries.ts'

const standings = { awaiting: 'waiting', final: 'counts', released: 'over' } as const
const moneyStates = {
  waiting: 'waiting',
  paid: 'paid',
  failed: 'over',
  expired: 'over',
  refunding: 'refunding',
  refunded: 'refunded',
} as const

/** As the desk shows it, to somebody who is told who sent it or not. */
export const toDeskSubmission = (
  { submission, payment }: SubmissionWithPayment,
  mayKnow: boolean,
): DeskSubmission => ({
  id: submission.id,
  reference: submission.reference,
  at: submission.createdAt.toISOString(),
  standing: standings[submission.status],
  review: submission.review,
  money: payment ? moneyStates[payment.status] : 'none',
  amountCents: submission.amountCents,
  isErased: submission.erasedAt !== null,
  personal: mayKnow
    ? {
        email: submission.email,
        note: submission.note,
        answers: submission.answers.map(({ name, title, value }) => ({
          name,
          title,
          value: [value].flat().join('; '),
        })),
      }
    : null,
})
