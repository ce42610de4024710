import type { Form, FormCondition, FormField, FormOption } from '../forms.ts'
import {
  type FieldControl,
  type FormSchema,
  FormSchemaError,
  fieldControls,
  type SchemaField,
  type SchemaOption,
  type SchemaPayment,
  type ShowIf,
} from '../shapes/form-schema.ts'
import { addedRules, type RuleContext, writtenRule } from './form-added-rules.ts'
import { asksForAnswer, type Rule } from './form-rules.ts'

export interface ParseOptions {
  /** '2026-11-15': the day it is at the school. */
  today: string
  log?: (message: string, error: unknown) => void
}

/** Nobody buys more at once where the form sets no limit of its own; it keeps sums exact. */
const mostAtOnce = 1_000
const blockLayoutFrom = 5

/** @throws FormSchemaError when the form cannot be shown; what was wrong with it is logged. */
export function parseForm(form: Form, { today, log = console.error }: ParseOptions): FormSchema {
  try {
    const payment = paymentOf(form)
    const asked = new Set(form.fields.filter(({ type }) => type !== '-').map(({ id }) => id))
    const context = { today, controlName: (id: number) => (asked.has(id) ? nameOf(id) : undefined) }
    const fields = form.fields
      .toSorted(byRank)
      .flatMap((field) => [mainField(field, form, payment, context), ...otherAnswers(field)])
    return { formId: form.id, fields, payment }
  } catch (cause) {
    const error = new FormSchemaError(cause)
    log(error.message, cause)
    throw error
  }
}

function mainField(
  field: FormField,
  form: Form,
  payment: SchemaPayment | null,
  context: RuleContext,
): SchemaField {
  const control = controlOf(field.type)
  const options = optionsOf(field, control)
  const name = nameOf(field.id)
  const isSeparator = control === 'separator'
  const added = isSeparator || control === 'hidden' ? [] : addedRules(field.validation, context)
  const isEmail =
    control === 'text' && (field.isEmailField || form.emailField === field.id || hasRule(added, 'email'))
  const limits = limitsOf(field, control, added, payment?.quantityName === name ? payment : null)
  return {
    name,
    control,
    isEmail,
    purpose: field.purpose ?? confirmedPurpose(field, form, added) ?? (isEmail ? 'email' : null),
    label: isSeparator ? '' : field.title.trim(),
    html: isSeparator ? field.title : null,
    rules: [...new Set([...rulesOf(control, limits, isEmail), ...added.map(writtenRule)])].join('|'),
    required: limits.required || added.some(isUnconditional),
    maxLength: limits.maxLength,
    max: limits.max,
    options,
    isBlock: control === 'radio' && options.length >= blockLayoutFrom,
    defaultValue: defaultOf(field, control, context.today),
    showIf: field.conditions.map(showIfOf),
  }
}

/** Who is asked again may have it filled in again (WCAG 3.3.7). */
function confirmedPurpose(field: FormField, form: Form, added: readonly Rule[]): string | null {
  const confirmed = added.find(({ name }) => name === 'confirm')?.args[0]
  return form.fields.find(({ id }) => id !== field.id && nameOf(id) === confirmed)?.purpose ?? null
}

function controlOf(type: string): FieldControl {
  if (Object.hasOwn(fieldControls, type)) return fieldControls[type as keyof typeof fieldControls]
  throw new Error(`Form match error: field type [${type}] not found`)
}

interface Limits {
  required: boolean
  maxLength: number | null
  max: number | null
  isQuantity: boolean
}

/**
 * How many are bought must be said, as a whole number: a blank would cost nothing. Other fields that are not
 * on the page have no limits, for nobody could correct them.
 */
function limitsOf(
  field: FormField,
  control: FieldControl,
  added: readonly Rule[],
  bought: SchemaPayment | null,
): Limits {
  const isQuantity = bought !== null
  if (!isQuantity && (control === 'separator' || control === 'hidden')) {
    return { required: false, maxLength: null, max: null, isQuantity }
  }
  const limits = [field.maxQuantity, bought?.maxQuantity].filter(isLimit)
  return {
    required: field.required || isQuantity || hasRule(added, 'required'),
    maxLength: isLimit(field.maxLength) ? field.maxLength : null,
    max: limits.length > 0 ? Math.min(...limits) : null,
    isQuantity,
  }
}

const hasRule = (rules: readonly Rule[], wanted: string) => rules.some(({ name }) => name === wanted)

/** Such a field is marked; one that another may answer for is not. */
const isUnconditional = (rule: Rule) => asksForAnswer(rule) && rule.name !== 'require_one'

function rulesOf(
  control: FieldControl,
  { required, maxLength, max, isQuantity }: Limits,
  isEmail: boolean,
): string[] {
  return [
    required && 'required',
    maxLength !== null && `length:1,${maxLength}`,
    (control === 'number' || isQuantity) && 'number',
    isQuantity && 'min:1',
    max !== null && `max:${max}`,
    isQuantity && 'matches:/^[0-9]+$/',
    isEmail && 'email',
  ].filter((rule) => rule !== false)
}

function optionsOf(field: FormField, control: FieldControl): SchemaOption[] {
  const options = field.options.toSorted(byRank).map((option) => ({
    value: valueOf(option),
    label: option.title,
    cents: centsOf(option.paymentAmount),
  }))
  if (control === 'select') return [{ value: '', label: 'Select...', cents: 0 }, ...options]
  if (control === 'checkbox' && options.length === 0) return [{ value: 'yes', label: field.title, cents: 0 }]
  return options
}

function otherAnswers(field: FormField): SchemaField[] {
  const name = nameOf(field.id)
  return field.options
    .filter(({ showOtherAnswer }) => showOtherAnswer)
    .toSorted(byRank)
    .map((option) => ({
      name: `${name}-other-${option.id}`,
      control: 'text',
      isEmail: false,
      purpose: null,
      label: `Other ${field.title.trim()}`,
      html: null,
      rules: '',
      required: false,
      maxLength: null,
      max: null,
      options: [],
      isBlock: false,
      defaultValue: '',
      showIf: [{ name, rule: 'Is', any: false, values: [valueOf(option)] }],
    }))
}

function defaultOf(field: FormField, control: FieldControl, today: string): string | string[] {
  if (control === 'separator') return ''
  if (control === 'date' && field.showCurrentDate) return today
  if (control !== 'checkbox' && control !== 'radio' && control !== 'select') return field.defaultValue ?? ''
  const options = field.options.toSorted(byRank)
  const selected = options.filter((option) => option.selected)
  const named = options.filter(
    ({ title, value }) => field.defaultValue === title || field.defaultValue === value,
  )
  const values = (selected.length > 0 ? selected : named).map(valueOf)
  return control === 'checkbox' ? values : (values[0] ?? '')
}

function showIfOf({ fieldId, rule, option, value }: FormCondition): ShowIf {
  return {
    name: nameOf(fieldId),
    rule,
    any: rule === 'Is' && value === 'any',
    values: [option?.value, option?.title, value].flatMap((text) => text?.trim() || []),
  }
}

function paymentOf(form: Form): SchemaPayment | null {
  if (!form.paymentEnabled) return null
  const type = form.paymentFormType ?? 'fixed'
  const quantity = form.fields.find((field) => field.id === form.paymentQuantityField && field.type !== '-')
  return {
    type,
    label: form.title,
    cents: centsOf(form.paymentAmount),
    couponCents: centsOf(form.couponAmount),
    quantityName: quantity && type !== 'fixed' ? nameOf(quantity.id) : null,
    maxQuantity: isLimit(form.paymentMaxQuantity) ? form.paymentMaxQuantity : mostAtOnce,
  }
}

const nameOf = (fieldId: number) => `field-${fieldId}`

/** An option without a value of its own is answered with its title: an empty answer would be none. */
const valueOf = ({ value, title }: FormOption) => value.trim() || title.trim()

/** Prices below zero take nothing off: a coupon does that. */
const centsOf = (amount: number | null) => Math.max(0, Math.round((amount ?? 0) * 100))

const isLimit = (limit: number | null | undefined): limit is number => typeof limit === 'number' && limit > 0

const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
