import { formStatus } from '#contract/forms/form-status.ts'
import type { JudgedForm } from '#contract/forms.ts'
import { accessCodeNeeded, notFound, signInNeeded } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { formRow } from './form-places.read-model.ts'
import { toForm } from './forms.mapper.ts'
import { type FormRow, fieldsOf, optionsOf } from './forms.queries.ts'

export { type OfficeForm, officeForm } from './forms.queries.ts'

/** A form as anybody may ask for it: a hidden one is not there, a protected one wants its code first. */
export async function publicForm(work: Work, id: number): Promise<JudgedForm> {
  const row = await knownForm(work, id)
  if (row.isHidden) throw noForm(id)
  if (!isOpenTo(work, row)) throw accessCodeNeeded('form', id)
  return definition(work, row)
}

export async function hiddenForm(work: Work, id: number): Promise<JudgedForm> {
  return definition(work, await knownForm(work, id))
}

/** A form for somebody who fills it in, wherever its page is. */
export async function formToAnswer(work: Work, id: number): Promise<JudgedForm> {
  const row = await knownForm(work, id)
  if (row.isHidden && !work.visitor) throw signInNeeded()
  if (!row.isHidden && !isOpenTo(work, row)) throw accessCodeNeeded('form', id)
  return definition(work, row)
}

/** Whether the asker may see a form, as far as its code goes. */
export const isOpenTo = (
  { mayEnter }: Work,
  { id, accessCode }: Pick<FormRow, 'id' | 'accessCode'>,
): boolean => accessCode === null || mayEnter?.('form', id, accessCode) === true

/** The code that stands before a form; null where none does, and where nobody may know of the form. */
export async function formCode({ tx }: Work, id: number): Promise<string | null> {
  const row = await formRow(tx, id)
  return row && !row.isHidden ? row.accessCode : null
}

async function knownForm(work: Work, id: number): Promise<FormRow> {
  const row = await formRow(work.tx, id)
  if (!row) throw noForm(id)
  return row
}

async function definition(work: Work, row: FormRow): Promise<JudgedForm> {
  const fields = await fieldsOf(work.tx, row.id)
  const options = await optionsOf(work.tx, row.id)
  return toForm(row, fields, options, formStatus(row, work.now))
}

const noForm = (id: number) => notFound(`There is no form ${id}.`)
