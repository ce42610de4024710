import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { settings } from '../../db/schema/settings.ts'

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
