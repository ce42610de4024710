import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { forms } from '../../db/schema/forms.ts'
import { formNotices, formSubmissions } from '../../db/schema/submissions.ts'

export async function dueNotices(tx: Tx, now: Date, limit: number) {
  return tx
    .select({ notice: formNotices, submission: formSubmissions, form: forms })
    .from(formNotices)
    .innerJoin(
      formSubmissions,
      and(
        eq(formSubmissions.tenantId, formNotices.tenantId),
        eq(formSubmissions.id, formNotices.submissionId),
      ),
    )
    .innerJoin(forms, and(eq(forms.tenantId, formSubmissions.tenantId), eq(forms.id, formSubmissions.formId)))
    .where(
      and(isNull(formNotices.claimedAt), or(isNull(formNotices.tryAfter), lte(formNotices.tryAfter, now))),
    )
    .orderBy(asc(formNotices.id))
    .limit(limit)
}
