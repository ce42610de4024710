import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { formFields, formOptions, forms } from '../../db/schema/forms.ts'

export type FormRow = typeof forms.$inferSelect
export type FieldRow = typeof formFields.$inferSelect
export type OptionRow = typeof formOptions.$inferSelect

export type OfficeForm = FormRow

/** The form as the office keeps it: its limits, its recipients, its code. */
export async function officeForm(tx: Tx, formId: number): Promise<OfficeForm> {
  const [row] = await tx.select().from(forms).where(eq(forms.id, formId))
  if (!row) throw new Error(`There is no form ${formId}`)
  return row
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
