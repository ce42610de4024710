import { and, asc, eq, lte, sum } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formSubmissions, ledger, paymentEvents, payments } from '../../db/schema/submissions.ts'
import type { SubmissionRow } from './submissions.queries.ts'

export type PaymentRow = typeof payments.$inferSelect
type NewPayment = typeof payments.$inferInsert

export interface PaidSubmission {
  payment: PaymentRow
  submission: SubmissionRow
}

const ofSubmission = and(
  eq(formSubmissions.tenantId, payments.tenantId),
  eq(formSubmissions.id, payments.submissionId),
)

const joined = (tx: Tx) =>
  tx
    .select({ payment: payments, submission: formSubmissions })
    .from(payments)
    .innerJoin(formSubmissions, ofSubmission)

export async function insertPayment(tx: Tx, row: NewPayment): Promise<PaymentRow> {
  const [payment] = await tx.insert(payments).values(row).returning()
  if (!payment) throw new Error('The payment was not written')
  return payment
}

export async function paymentOf(tx: Tx, submissionId: number): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.submissionId, submissionId))
  return row
}

export async function paymentByReference(tx: Tx, reference: string): Promise<PaidSubmission | undefined> {
  const [row] = await joined(tx).where(eq(formSubmissions.reference, reference))
  return row
}

/**
 * Held for the rest of the transaction: whatever happens to a payment happens one after the other. The submission is held
 * too, or who waited would be shown it as it was before the waiting.
 */
export async function lockedPayment(tx: Tx, reference: string): Promise<PaidSubmission | undefined> {
  const [row] = await joined(tx)
    .where(eq(formSubmissions.reference, reference))
    .for('update', { of: [payments, formSubmissions] })
  return row
}

/** One payment that waited too long, unless another process has it in hand. */
export async function lockedOverdue(tx: Tx, now: Date, formId?: number): Promise<PaidSubmission | undefined> {
  const [row] = await joined(tx)
    .where(
      and(
        eq(payments.status, 'waiting'),
        lte(payments.payBy, now),
        ...(formId === undefined ? [] : [eq(formSubmissions.formId, formId)]),
      ),
    )
    .orderBy(asc(payments.payBy))
    .limit(1)
    .for('update', { of: payments, skipLocked: true })
  return row
}

export async function refundsDue(tx: Tx, limit: number): Promise<PaidSubmission[]> {
  return joined(tx).where(eq(payments.status, 'refunding')).orderBy(asc(payments.id)).limit(limit)
}

export async function writePayment(tx: Tx, id: number, change: Partial<NewPayment>): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.id, id))
}

/** False where the event was taken before. */
export async function insertEvent(tx: Tx, row: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing({
      target: [paymentEvents.tenantId, paymentEvents.gateway, paymentEvents.eventId],
    })
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

export async function addToLedger(tx: Tx, row: typeof ledger.$inferInsert): Promise<void> {
  await tx.insert(ledger).values(row)
}

/** The one charge of a payment; told twice, it is entered once. */
export async function enterCharge(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  await tx
    .insert(ledger)
    .values({ paymentId: payment.id, kind: 'charge', amountCents: payment.amountCents, at })
    .onConflictDoNothing()
}

/** What went back so far, above zero. */
export async function refundedCents(tx: Tx, paymentId: number): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(ledger.amountCents) })
    .from(ledger)
    .where(and(eq(ledger.paymentId, paymentId), eq(ledger.kind, 'refund')))
  return -Number(row?.cents ?? 0)
}
