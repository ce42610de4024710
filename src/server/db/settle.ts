import { sql } from 'drizzle-orm'
import type { WorkDatabase } from './client.ts'

/**
 * After whole tables of new rows. Without statistics the planner guesses wrong, and it shuns indexes of words whose
 * entries still wait to be sorted in. PostgreSQL sees to both in its own time, PGlite never.
 */
export async function settle({ platform }: WorkDatabase): Promise<void> {
  await platform.execute(sql`vacuum analyze`)
}
