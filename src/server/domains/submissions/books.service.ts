import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { couponCodes, formSubmissions, ledger, payments } from '../../db/schema/submissions.ts'
import { heldPlaces } from './held-places.read-model.ts'

/** What is wrong in a school's books, in words; nothing when they add up. */
export async function checkBooks(tx: Tx): Promise<string[]> {
  const submissions = await tx.select().from(formSubmissions)
  const paid = await tx.select().from(payments)
  const lines = Map.groupBy(await tx.select().from(ledger), ({ paymentId }) => paymentId)
  const paymentBySubmission = new Map(paid.map((payment) => [payment.submissionId, payment]))
  return [
    ...paid.flatMap((payment) => paymentFaults(payment, lines.get(payment.id) ?? [])),
    ...submissions.flatMap((submission) =>
      submissionFaults(submission, paymentBySubmission.get(submission.id)),
    ),
    ...(await placeFaults(tx)),
  ]
}

type PaymentRow = typeof payments.$inferSelect
type SubmissionRow = typeof formSubmissions.$inferSelect
type LedgerRow = typeof ledger.$inferSelect

function paymentFaults(payment: PaymentRow, lines: readonly LedgerRow[]): string[] {
  const total = (kind: LedgerRow['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0)
  const [charged, refunded] = [total('charge'), -total('refund')]
  const isCharged = ['paid', 'refunding', 'refunded'].includes(payment.status)
  const wanted = isCharged ? payment.amountCents : 0
  return [
    ...(charged === wanted
      ? []
      : [`payment ${payment.id} is ${payment.status} and charged ${charged} of ${wanted}`]),
    ...(refunded > charged ? [`payment ${payment.id} gave back more than it took`] : []),
    ...((payment.status === 'refunded') === (isCharged && refunded === charged && charged > 0)
      ? []
      : [`payment ${payment.id} is ${payment.status} with ${refunded} of ${charged} given back`]),
  ]
}

/** The state a submission must be in, by its payment's. */
const stateFor: Record<PaymentRow['status'], SubmissionRow['status']> = {
  waiting: 'awaiting',
  paid: 'final',
  failed: 'released',
  expired: 'released',
  refunding: 'released',
  refunded: 'released',
}

function submissionFaults(submission: SubmissionRow, payment: PaymentRow | undefined): string[] {
  const { id, status, amountCents, lines } = submission
  const faults: string[] = []
  if (lines.reduce((sum, { cents }) => sum + cents, 0) !== amountCents)
    faults.push(`submission ${id} has lines that do not add up`)
  if (!payment) {
    if (amountCents > 0) faults.push(`submission ${id} has no payment`)
    if (status === 'awaiting') faults.push(`submission ${id} waits for nothing`)
    return faults
  }
  if (payment.amountCents !== amountCents) faults.push(`submission ${id} and its payment differ`)
  if (stateFor[payment.status] !== status)
    faults.push(`submission ${id} is ${status} although its payment is ${payment.status}`)
  return faults
}

/** Places and coupons that are counted as taken are those that somebody holds. */
async function placeFaults(tx: Tx): Promise<string[]> {
  const rows = await heldPlaces(tx)
  const codes = await tx
    .select({
      code: couponCodes.code,
      uses: couponCodes.uses,
      spent: couponCodes.spent,
      held: sql<number>`count(${formSubmissions.id})::int`,
    })
    .from(couponCodes)
    .leftJoin(
      formSubmissions,
      sql`${formSubmissions.tenantId} = ${couponCodes.tenantId} and ${formSubmissions.couponCodeId} = ${couponCodes.id}
        and ${formSubmissions.status} in ('awaiting', 'final')`,
    )
    .groupBy(couponCodes.id, couponCodes.tenantId)
  return [
    ...rows.flatMap(({ formId, taken, couponsSpent, max, before, coupons, held: places, heldCoupons }) => [
      ...(taken === places ? [] : [`form ${formId} counts ${taken} places and ${places} are held`]),
      ...(max !== null && before + taken > max ? [`form ${formId} has more submissions than places`] : []),
      ...(couponsSpent === heldCoupons
        ? []
        : [`form ${formId} counts ${couponsSpent} coupons and ${heldCoupons} are held`]),
      ...(coupons !== null && couponsSpent > coupons
        ? [`form ${formId} spent more coupons than it has`]
        : []),
    ]),
    ...codes.flatMap(({ code, uses, spent, held: holders }) =>
      spent === holders && spent <= uses
        ? []
        : [`coupon ${code} is spent ${spent} times for ${holders} of ${uses}`],
    ),
  ]
}

/** The sum of the books. */
export async function balance(tx: Tx): Promise<number> {
  const [row] = await tx.select({ cents: sql<string | null>`sum(${ledger.amountCents})` }).from(ledger)
  return Number(row?.cents ?? 0)
}
