import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formNotices } from '../../db/schema/submissions.ts'

export type NoticeRow = typeof formNotices.$inferSelect
type NewNotice = Pick<typeof formNotices.$inferInsert, 'submissionId' | 'kind' | 'recipient'>

export async function insertNotices(tx: Tx, rows: NewNotice[]): Promise<void> {
  if (rows.length > 0) await tx.insert(formNotices).values(rows).onConflictDoNothing()
}

/** As if they had never been sent. One that waits goes once all the same. */
export async function renewNotices(tx: Tx, rows: NewNotice[]): Promise<void> {
  if (rows.length === 0) return
  const { tenantId, submissionId, kind, recipient } = formNotices
  await tx
    .insert(formNotices)
    .values(rows)
    .onConflictDoUpdate({
      target: [tenantId, submissionId, kind, recipient],
      set: { claimedAt: null, sentAt: null, refusals: 0, tryAfter: null },
    })
}

/** True where the mail is now the caller's to send. */
export async function claimNotice(tx: Tx, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(formNotices)
    .set({ claimedAt: now })
    .where(and(eq(formNotices.id, id), isNull(formNotices.claimedAt)))
    .returning({ id: formNotices.id })
  return rows.length > 0
}

export async function markNoticeSent(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.update(formNotices).set({ sentAt: now }).where(eq(formNotices.id, id))
}

/** For a mail that was certainly not taken. */
export async function releaseNotice(tx: Tx, { id, refusals }: NoticeRow, tryAfter: Date): Promise<void> {
  await tx
    .update(formNotices)
    .set({ claimedAt: null, refusals: refusals + 1, tryAfter })
    .where(eq(formNotices.id, id))
}
