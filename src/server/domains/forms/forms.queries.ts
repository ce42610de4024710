import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formFields, formOptions, forms } from '../../db/schema/forms.ts'
import { formPlaces } from '../../db/schema/submissions.ts'

export type FormRow = typeof forms.$inferSelect
export type FieldRow = typeof formFields.$inferSelect
export type OptionRow = typeof formOptions.$inferSelect

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

export async function fieldsOf(tx: Tx, formId: number): Promise<FieldRow[]> {
  return tx
    .select()
    .from(formFields)
    .where(eq(formFields.formId, formId))
    .orderBy(asc(formFields.rank), asc(formFields.id))
}

export async function optionsOf(tx: Tx, formId: number): Promise<OptionRow[]> {
  const rows = await tx
    .select({ option: formOptions })
    .from(formOptions)
    .innerJoin(
      formFields,
      and(eq(formFields.tenantId, formOptions.tenantId), eq(formFields.id, formOptions.fieldId)),
    )
    .where(eq(formFields.formId, formId))
    .orderBy(asc(formOptions.rank), asc(formOptions.id))
  return rows.map(({ option }) => option)
}
