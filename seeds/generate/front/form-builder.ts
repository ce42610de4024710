import type { FormRows } from '../../model/model-promotions.ts'

type FormRow = FormRows['forms'][number]
type FieldRow = FormRows['formFields'][number]
type OptionRow = FormRows['formOptions'][number]

type OptionSpec = string | (Partial<OptionRow> & { title: string })

/** A condition names a field by its key and, where it has options, the option by its title. */
export interface ConditionSpec {
  on: string
  rule: 'Is' | 'Is Not'
  option?: string
  value?: string
}

export interface FieldSpec extends Partial<Omit<FieldRow, 'conditions'>> {
  key: string
  type: string
  title: string
  options?: OptionSpec[]
  when?: ConditionSpec[]
  /** Rules name another field by its key: 'confirm:<email>'. */
  validation?: string
}

export interface FormSpec extends Partial<Omit<FormRow, 'emailField' | 'paymentQuantityField'>> {
  id: number
  title: string
  fields: FieldSpec[]
  /** Keys of fields. */
  email?: string
  quantity?: string
  /** Codes, and how often each may be used. */
  coupons?: Record<string, number>
}

const fieldId = (formId: number, index: number) => formId * 100 + index + 1
const optionId = (field: number, index: number) => field * 100 + index + 1

/** Turns readable forms into rows: ids grow out of the form's own, so that one form never renumbers another. */
export function formRows(specs: readonly FormSpec[]): FormRows {
  const rows: FormRows = { forms: [], formFields: [], formOptions: [], couponCodes: [] }
  for (const { fields, email, quantity, coupons = {}, ...form } of specs) {
    const indexOf = (key: string) => {
      const index = fields.findIndex((field) => field.key === key)
      if (index < 0) throw new RangeError(`form ${form.id} has no field '${key}'`)
      return index
    }
    rows.forms.push({
      ...plainForm,
      ...form,
      emailField: email ? fieldId(form.id, indexOf(email)) : null,
      paymentQuantityField: quantity ? fieldId(form.id, indexOf(quantity)) : null,
    })
    Object.entries(coupons).forEach(([code, uses], index) =>
      rows.couponCodes.push({ id: fieldId(form.id, index), formId: form.id, code, uses }),
    )
    fields.forEach(({ key: _, options = [], when = [], validation, ...field }, index) => {
      const id = fieldId(form.id, index)
      const rules =
        validation?.replaceAll(/<([\w-]+)>/g, (_all, key: string) => `${fieldId(form.id, indexOf(key))}`) ??
        null
      const conditions = when.map(({ on, rule, option, value = null }) => {
        const other = indexOf(on)
        const place = (fields[other]?.options ?? []).findIndex((candidate) => titleOf(candidate) === option)
        if (option && place < 0) throw new RangeError(`field '${on}' has no option '${option}'`)
        const target = fieldId(form.id, other)
        return { fieldId: target, rule, optionId: option ? optionId(target, place) : null, value }
      })
      rows.formFields.push({
        ...plainField,
        ...field,
        id,
        formId: form.id,
        rank: index + 1,
        validation: rules,
        conditions,
      })
      options.forEach((option, place) => rows.formOptions.push(optionRow(option, id, place)))
    })
  }
  return rows
}

const titleOf = (option: OptionSpec) => (typeof option === 'string' ? option : option.title)

function optionRow(option: OptionSpec, field: number, place: number): OptionRow {
  const title = titleOf(option)
  return {
    id: optionId(field, place),
    fieldId: field,
    rank: place + 1,
    title,
    value: title,
    paymentAmount: null,
    selected: false,
    showOtherAnswer: false,
    ...(typeof option === 'string' ? {} : option),
  }
}

const plainForm = {
  description: null,
  isHidden: false,
  accessCode: null,
  paymentEnabled: false,
  paymentFormType: null,
  paymentAmount: null,
  paymentMaxQuantity: null,
  couponAmount: null,
  couponsAvailable: null,
  isMultiRecipient: false,
  isSportSpecific: false,
  recipients: [],
  retentionDays: 365,
  thankYouText: 'Thank you. Your answers are with us.',
  startDate: null,
  expirationDate: null,
  closedMessage: null,
  maxSubmissions: null,
  submissionsCount: 0,
} satisfies Partial<FormRow>

const plainField = {
  required: false,
  maxLength: null,
  maxQuantity: null,
  isEmailField: false,
  purpose: null,
  defaultValue: null,
  showCurrentDate: false,
} satisfies Partial<FieldRow>
