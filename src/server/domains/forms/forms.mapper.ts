import type { FormCondition, FormField, FormOption, FormStatus, JudgedForm } from '#contract/forms.ts'
import type { StoredCondition } from '../../db/schema/forms.ts'
import type { FieldRow, FormRow, OptionRow } from './forms.queries.ts'

const amount = (cents: number | null) => (cents === null ? null : cents / 100)

export function toForm(
  row: FormRow,
  fields: FieldRow[],
  options: OptionRow[],
  status: FormStatus,
): JudgedForm {
  const byField = Map.groupBy(options, ({ fieldId }) => fieldId)
  const byId = new Map(options.map((option) => [option.id, option]))
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status,
    isProtected: row.accessCode !== null,
    paymentEnabled: row.paymentEnabled,
    couponAmount: amount(row.couponAmount),
    couponsAvailable: row.couponsAvailable,
    paymentFormType: row.paymentFormType,
    paymentAmount: amount(row.paymentAmount),
    paymentMaxQuantity: row.paymentMaxQuantity,
    paymentQuantityField: row.paymentQuantityField,
    emailField: row.emailField,
    isMultiRecipient: row.isMultiRecipient,
    isSportSpecific: row.isSportSpecific,
    thankYouText: row.thankYouText,
    startDate: row.startDate?.toISOString() ?? null,
    expirationDate: row.expirationDate?.toISOString() ?? null,
    closedMessage: row.closedMessage,
    maxSubmissions: row.maxSubmissions,
    submissionsCount: row.submissionsCount,
    fields: fields.map((field) => toField(field, byField.get(field.id) ?? [], byId)),
  }
}

function toField(row: FieldRow, options: OptionRow[], byId: ReadonlyMap<number, OptionRow>): FormField {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    required: row.required,
    maxLength: row.maxLength,
    maxQuantity: row.maxQuantity,
    isEmailField: row.isEmailField,
    purpose: row.purpose,
    validation: row.validation,
    options: options.map(toOption),
    defaultValue: row.defaultValue,
    showCurrentDate: row.showCurrentDate,
    conditions: row.conditions.map((condition) => toCondition(condition, byId)),
    rank: row.rank,
  }
}

function toOption({
  id,
  title,
  value,
  paymentAmount,
  selected,
  showOtherAnswer,
  rank,
}: OptionRow): FormOption {
  return { id, title, value, paymentAmount: amount(paymentAmount), selected, showOtherAnswer, rank }
}

/** A condition names an option by its id; an answer may match the option's value, its title or the condition's own value. */
export function toCondition(
  { fieldId, rule, optionId, value }: StoredCondition,
  options: ReadonlyMap<number, Pick<OptionRow, 'title' | 'value'>>,
): FormCondition {
  const option = optionId === null ? undefined : options.get(optionId)
  return { fieldId, rule, option: option ? { title: option.title, value: option.value } : null, value }
}
