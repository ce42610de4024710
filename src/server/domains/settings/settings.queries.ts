import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { accessibilityReports, settings } from '../../db/schema/settings.ts'

export async function settingsGroup(tx: Tx, group: string): Promise<unknown> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.group, group))
  return row?.value
}

export async function putSettingsGroup(tx: Tx, group: string, value: unknown): Promise<void> {
  await tx
    .insert(settings)
    .values({ group, value })
    .onConflictDoUpdate({ target: [settings.tenantId, settings.group], set: { value } })
}

/** The id by which the desk knows it. */
export async function addReport(tx: Tx, report: typeof accessibilityReports.$inferInsert): Promise<number> {
  const [row] = await tx
    .insert(accessibilityReports)
    .values(report)
    .returning({ id: accessibilityReports.id })
  if (!row) throw new Error('A report was inserted and is not there')
  return row.id
}
