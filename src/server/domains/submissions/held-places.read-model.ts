import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { forms } from '../../db/schema/forms.ts'
import { formPlaces, formSubmissions } from '../../db/schema/submissions.ts'

/** What is counted as taken of each form, what its limits are, and what somebody really holds. */
export async function heldPlaces(tx: Tx) {
  const held = (condition: ReturnType<typeof sql>) => sql<number>`
    (select count(*) from ${formSubmissions}
      where ${formSubmissions.tenantId} = ${formPlaces.tenantId} and ${formSubmissions.formId} = ${formPlaces.formId}
        and ${formSubmissions.status} in ('awaiting', 'final') and ${condition})::int`
  return tx
    .select({
      formId: formPlaces.formId,
      taken: formPlaces.taken,
      couponsSpent: formPlaces.couponsSpent,
      max: forms.maxSubmissions,
      before: forms.submissionsCount,
      coupons: forms.couponsAvailable,
      held: held(sql`true`),
      heldCoupons: held(sql`${formSubmissions.couponCents} is not null`),
    })
    .from(formPlaces)
    .innerJoin(forms, sql`${forms.tenantId} = ${formPlaces.tenantId} and ${forms.id} = ${formPlaces.formId}`)
}
