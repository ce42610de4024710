import { and, count, desc, eq, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Review } from '#contract/editing/submissions.shapes.ts'
import type { Tx } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { formSubmissions, payments } from '../../../db/schema/submissions.ts'

interface Asked {
  formId: number
  search?: string | undefined
  /** Whoever may not know who it was finds nobody by name either. */
  inAnswers: boolean
  review?: Review | undefined
  after?: number | undefined
  limit: number
}

const withPayment = (tx: Tx) =>
  tx
    .select({ submission: formSubmissions, payment: payments })
    .from(formSubmissions)
    .leftJoin(
      payments,
      and(eq(payments.tenantId, formSubmissions.tenantId), eq(payments.submissionId, formSubmissions.id)),
    )

export type SubmissionWithPayment = Awaited<ReturnType<typeof withPayment>>[number]

/** The last that came first. */
export async function pageOfSubmissions(
  tx: Tx,
  { formId, search, inAnswers, review, after, limit }: Asked,
): Promise<{ rows: SubmissionWithPayment[]; total: number }> {
  const { answers, email, note, reference } = formSubmissions
  const found = (pattern: string): SQL | undefined =>
    inAnswers
      ? or(
          ilike(reference, pattern),
          ilike(email, pattern),
          ilike(note, pattern),
          sql`exists (select from jsonb_array_elements(${answers}) a where a ->> 'value' ilike ${pattern})`,
        )
      : ilike(reference, pattern)
  const asked = and(
    eq(formSubmissions.formId, formId),
    review ? eq(formSubmissions.review, review) : undefined,
    search ? found(containing(search)) : undefined,
  )
  const rows = await withPayment(tx)
    .where(and(asked, after === undefined ? undefined : lt(formSubmissions.id, after)))
    .orderBy(desc(formSubmissions.id))
    .limit(limit)
  const [all] = await tx.select({ count: count() }).from(formSubmissions).where(asked)
  return { rows, total: all?.count ?? 0 }
}

/** Held for the rest of the transaction. */
export async function heldSubmission(tx: Tx, id: number): Promise<SubmissionWithPayment | undefined> {
  const [row] = await withPayment(tx).where(eq(formSubmissions.id, id)).for('update', { of: formSubmissions })
  return row
}

/** What each was before. What was erased is nobody's to decide about any more. */
export async function writeReviews(tx: Tx, formId: number, ids: readonly number[], review: Review) {
  const before = await tx
    .select({ id: formSubmissions.id, review: formSubmissions.review })
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.formId, formId),
        inArray(formSubmissions.id, [...ids]),
        isNull(formSubmissions.erasedAt),
      ),
    )
    .orderBy(formSubmissions.id)
    .for('update')
  if (before.length > 0)
    await tx
      .update(formSubmissions)
      .set({ review })
      .where(
        inArray(
          formSubmissions.id,
          before.map(({ id }) => id),
        ),
      )
  return before
}
