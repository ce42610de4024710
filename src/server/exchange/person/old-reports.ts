import { sql } from 'drizzle-orm'
import type { WorkDatabase } from '../../db/client.ts'

/** A complaint about accessibility may come back after a year; after two nobody asks what was answered. */
const keptMonths = 24

/**
 * Deletes reports of barriers that were closed, and that nobody has worked with for so long, with what the history has of
 * them; and what it has of those that an office deleted as long ago.
 */
export async function forgetOldReports({ platform }: WorkDatabase, now: Date): Promise<void> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${keptMonths})`
  const isOf = sql`c.table_name = 'accessibility_reports' and c.tenant_id = r.tenant_id and c.row_key = r.id::text`
  await platform.execute(sql`
    with gone as (
      delete from accessibility_reports as r
       where r.state = 'closed' and r.received_at < ${before}
         and not exists (select from changes c where ${isOf} and c.at >= ${before})
         and not exists (select from drafts d where d.tenant_id = r.tenant_id
           and d.kind = 'accessibility-reports' and d.content_id = r.id)
      returning r.tenant_id, r.id)
    delete from changes as c where c.table_name = 'accessibility_reports'
      and ((c.tenant_id, c.row_key) in (select tenant_id, id::text from gone)
        or (c.at < ${before} and not exists (select from accessibility_reports r where ${isOf})))`)
}
