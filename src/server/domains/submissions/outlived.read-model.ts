import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { forms } from '../../db/schema/forms.ts'
import { formSubmissions } from '../../db/schema/submissions.ts'

/** Submissions that are older than their form keeps answers, and whose payment is not under way. */
export async function outlivedSubmissions(tx: Tx, now: Date, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .innerJoin(forms, and(eq(forms.tenantId, formSubmissions.tenantId), eq(forms.id, formSubmissions.formId)))
    .where(
      and(
        isNotNull(forms.retentionDays),
        isNull(formSubmissions.erasedAt),
        inArray(formSubmissions.status, ['final', 'released']),
        lt(
          formSubmissions.createdAt,
          sql`${now.toISOString()}::timestamptz - make_interval(days => ${forms.retentionDays})`,
        ),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}
