import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { forms } from '../../db/schema/forms.ts'
import { formPlaces } from '../../db/schema/submissions.ts'
import type { FormRow } from './forms.queries.ts'

/** With the places and coupons that were taken here counted in. */
export async function formRow(tx: Tx, id: number): Promise<FormRow | undefined> {
  const [found] = await tx
    .select({ form: forms, places: formPlaces })
    .from(forms)
    .leftJoin(formPlaces, and(eq(formPlaces.tenantId, forms.tenantId), eq(formPlaces.formId, forms.id)))
    .where(eq(forms.id, id))
  if (!found?.places) return found?.form
  const { form, places } = found
  return {
    ...form,
    submissionsCount: form.submissionsCount + places.taken,
    couponsAvailable: form.couponsAvailable === null ? null : form.couponsAvailable - places.couponsSpent,
  }
}
