import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formNotices, formSubmissions } from '../../db/schema/submissions.ts'

export type SubmissionRow = typeof formSubmissions.$inferSelect
type NewSubmission = typeof formSubmissions.$inferInsert

export async function submissionByKey(
  tx: Tx,
  formId: number,
  key: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.key, key)))
  return row
}

/** Undefined where the key has its submission already, also one that is written at this very moment. */
export async function insertSubmission(tx: Tx, row: NewSubmission): Promise<SubmissionRow | undefined> {
  const [written] = await tx
    .insert(formSubmissions)
    .values(row)
    .onConflictDoNothing({ target: [formSubmissions.tenantId, formSubmissions.formId, formSubmissions.key] })
    .returning()
  return written
}

export async function writeSubmission(
  tx: Tx,
  id: number,
  change: Partial<NewSubmission>,
): Promise<SubmissionRow> {
  const [row] = await tx.update(formSubmissions).set(change).where(eq(formSubmissions.id, id)).returning()
  if (!row) throw new Error(`There is no submission ${id}`)
  return row
}

/** What counts and still holds answers, oldest first: so many after one of them. */
export async function countingSubmissions(
  tx: Tx,
  formId: number,
  { after, limit }: { after: number; limit: number },
): Promise<SubmissionRow[]> {
  return tx
    .select()
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.formId, formId),
        eq(formSubmissions.status, 'final'),
        isNull(formSubmissions.erasedAt),
        gt(formSubmissions.id, after),
      ),
    )
    .orderBy(asc(formSubmissions.id))
    .limit(limit)
}

/** Held for the rest of the transaction. */
export async function lockedByReference(
  tx: Tx,
  formId: number,
  reference: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.reference, reference)))
    .for('update')
  return row
}

/** Everything personal goes; what remains is a number in the books. */
export async function eraseSubmissions(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const those = [...ids]
  await tx.delete(formNotices).where(inArray(formNotices.submissionId, those))
  await tx
    .update(formSubmissions)
    .set({ answers: [], email: null, bodyHash: null, note: '', erasedAt: now })
    .where(inArray(formSubmissions.id, those))
}
