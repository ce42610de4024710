import { and, eq, lt } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { mediaUploads } from '../../../db/schema/media.ts'

export type UploadRow = typeof mediaUploads.$inferSelect

export async function insertUpload(tx: Tx, upload: typeof mediaUploads.$inferInsert): Promise<UploadRow> {
  const [row] = await tx.insert(mediaUploads).values(upload).returning()
  if (!row) throw new Error('The upload was not written')
  return row
}

export async function uploadByKey(tx: Tx, key: string, lock = false): Promise<UploadRow | null> {
  const chosen = tx.select().from(mediaUploads).where(eq(mediaUploads.key, key))
  const [row] = await (lock ? chosen.for('update') : chosen)
  return row ?? null
}

/** Goes on from where it was; false where somebody else already did. */
export async function advanceUpload(tx: Tx, { id, received }: UploadRow, to: number): Promise<boolean> {
  const rows = await tx
    .update(mediaUploads)
    .set({ received: to })
    .where(and(eq(mediaUploads.id, id), eq(mediaUploads.received, received)))
    .returning({ id: mediaUploads.id })
  return rows.length > 0
}

export async function finishUpload(tx: Tx, id: number, assetId: number): Promise<void> {
  await tx.update(mediaUploads).set({ assetId }).where(eq(mediaUploads.id, id))
}

export async function deleteUpload(tx: Tx, id: number): Promise<void> {
  await tx.delete(mediaUploads).where(eq(mediaUploads.id, id))
}

export const uploadsBefore = (tx: Tx, moment: Date): Promise<UploadRow[]> =>
  tx.select().from(mediaUploads).where(lt(mediaUploads.beganAt, moment)).limit(100)

export async function keysOfUploads(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ key: mediaUploads.key }).from(mediaUploads)
  return new Set(rows.map(({ key }) => key))
}
