import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { forms } from '../../../db/schema/forms.ts'
import { formSubmissions } from '../../../db/schema/submissions.ts'

/** A school has dozens. */
const mostForms = 500

/** Every form, and what came by it; the last that something came by first. */
export const formsWithCounts = (tx: Tx) => {
  const counts = sql<number>`count(${formSubmissions.id}) filter (where ${formSubmissions.status} = 'final')::int`
  const isNew = sql<number>`count(${formSubmissions.id}) filter (where ${formSubmissions.status} = 'final' and ${formSubmissions.review} = 'new')::int`
  const lastAt = sql<string | null>`max(${formSubmissions.createdAt})`
  return tx
    .select({ id: forms.id, title: forms.title, counts, isNew, lastAt })
    .from(forms)
    .leftJoin(
      formSubmissions,
      and(eq(formSubmissions.tenantId, forms.tenantId), eq(formSubmissions.formId, forms.id)),
    )
    .groupBy(forms.tenantId, forms.id, forms.title)
    .orderBy(sql`${lastAt} desc nulls last`, asc(forms.title), asc(forms.id))
    .limit(mostForms)
}
