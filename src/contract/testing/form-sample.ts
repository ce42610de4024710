import { parseForm } from '../forms/form-parse.ts'
import type { Form, FormField, FormOption } from '../forms.ts'
import type { FormSchema } from '../shapes/form-schema.ts'

/** Forms for tests: everything that a test does not speak of is empty. */
export const sampleForm = (fields: FormField[], form: Partial<Form> = {}): Form => ({
  id: 7,
  title: 'Banquet',
  description: null,
  status: 'active',
  isProtected: false,
  paymentEnabled: false,
  couponAmount: null,
  couponsAvailable: null,
  paymentFormType: null,
  paymentAmount: null,
  paymentMaxQuantity: null,
  paymentQuantityField: null,
  emailField: null,
  isMultiRecipient: false,
  isSportSpecific: false,
  thankYouText: null,
  startDate: null,
  expirationDate: null,
  closedMessage: null,
  maxSubmissions: null,
  submissionsCount: 0,
  fields,
  ...form,
})

export const sampleField = (id: number, type: string, field: Partial<FormField> = {}): FormField => ({
  id,
  type,
  title: `Field ${id}`,
  required: false,
  maxLength: null,
  maxQuantity: null,
  isEmailField: false,
  purpose: null,
  validation: null,
  options: [],
  defaultValue: null,
  showCurrentDate: false,
  conditions: [],
  rank: id,
  ...field,
})

export const sampleOption = (title: string, option: Partial<FormOption> = {}): FormOption => ({
  id: 1,
  title,
  value: title,
  paymentAmount: null,
  selected: false,
  showOtherAnswer: false,
  rank: 0,
  ...option,
})

export const sampleSchema = (fields: FormField[], form: Partial<Form> = {}): FormSchema =>
  parseForm(sampleForm(fields, form), { today: '2026-11-15' })
