import { sql } from 'drizzle-orm'
import type { Tx } from '../db/client.ts'

const own = sql`tenant_id = current_setting('app.tenant')`

/** A token that somebody made elsewhere writes nothing here. */
const always = [sql`update stat_tokens set revoked_at = coalesce(revoked_at, created_at) where ${own}`]

/** No script of a tag runs, no mail goes out, and no money is asked for or given back, because a folder says so. */
const ofStrangers = [
  sql`update tracking_tags set enabled = false where ${own}`,
  sql`update form_notices set claimed_at = now() where claimed_at is null and ${own}`,
  sql`update payments set status = 'expired' where status = 'waiting' and ${own}`,
  sql`update payments set status = 'paid' where status = 'refunding' and ${own}`,
]

/** Ends what would act by itself in a school that was just taken in. */
export async function comeToRest(tx: Tx, isOwn: boolean): Promise<void> {
  for (const statement of isOwn ? always : [...always, ...ofStrangers]) await tx.execute(statement)
}
