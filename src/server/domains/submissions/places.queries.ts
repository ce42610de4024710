import { and, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { couponCodes, formPlaces } from '../../db/schema/submissions.ts'

export interface FormLimits {
  id: number
  maxSubmissions: number | null
  submissionsCount: number
  couponsAvailable: number | null
}

const row = (formId: number) => eq(formPlaces.formId, formId)

/** One statement that takes a place or finds none: two who ask at once wait for each other on the row. */
export async function takePlace(tx: Tx, form: FormLimits): Promise<boolean> {
  const free = form.maxSubmissions === null ? null : form.maxSubmissions - form.submissionsCount
  if (free !== null && free <= 0) return false
  const rows = await tx
    .insert(formPlaces)
    .values({ formId: form.id, taken: 1 })
    .onConflictDoUpdate({
      target: [formPlaces.tenantId, formPlaces.formId],
      set: { taken: sql`${formPlaces.taken} + 1` },
      ...(free === null ? {} : { setWhere: lt(formPlaces.taken, free) }),
    })
    .returning({ taken: formPlaces.taken })
  return rows.length > 0
}

export async function freePlace(tx: Tx, formId: number): Promise<void> {
  await tx
    .update(formPlaces)
    .set({ taken: sql`${formPlaces.taken} - 1` })
    .where(row(formId))
}

export async function formHasCodes(tx: Tx, formId: number): Promise<boolean> {
  const [code] = await tx
    .select({ id: couponCodes.id })
    .from(couponCodes)
    .where(eq(couponCodes.formId, formId))
    .limit(1)
  return code !== undefined
}

/** A use of the code, if it has one left. */
export async function spendCode(tx: Tx, formId: number, code: string | number): Promise<number | null> {
  const [spent] = await tx
    .update(couponCodes)
    .set({ spent: sql`${couponCodes.spent} + 1` })
    .where(
      and(
        eq(couponCodes.formId, formId),
        typeof code === 'number' ? eq(couponCodes.id, code) : eq(couponCodes.code, code),
        lt(couponCodes.spent, couponCodes.uses),
      ),
    )
    .returning({ id: couponCodes.id })
  return spent?.id ?? null
}

/** One of the form's coupons, if there is one left; a form without a number has as many as are asked for. */
export async function countCoupon(tx: Tx, { id: formId, couponsAvailable }: FormLimits): Promise<boolean> {
  if (couponsAvailable !== null && couponsAvailable <= 0) return false
  const rows = await tx
    .insert(formPlaces)
    .values({ formId, couponsSpent: 1 })
    .onConflictDoUpdate({
      target: [formPlaces.tenantId, formPlaces.formId],
      set: { couponsSpent: sql`${formPlaces.couponsSpent} + 1` },
      ...(couponsAvailable === null ? {} : { setWhere: lt(formPlaces.couponsSpent, couponsAvailable) }),
    })
    .returning({ spent: formPlaces.couponsSpent })
  return rows.length > 0
}

export async function returnCode(tx: Tx, codeId: number): Promise<void> {
  await tx
    .update(couponCodes)
    .set({ spent: sql`${couponCodes.spent} - 1` })
    .where(eq(couponCodes.id, codeId))
}

/** In the order in which they are taken, so that nobody waits for somebody who waits for them. */
export async function returnCoupon(tx: Tx, formId: number, codeId: number | null): Promise<void> {
  if (codeId !== null) await returnCode(tx, codeId)
  await tx
    .update(formPlaces)
    .set({ couponsSpent: sql`${formPlaces.couponsSpent} - 1` })
    .where(row(formId))
}
