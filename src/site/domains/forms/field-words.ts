import { notValid } from '#contract/forms/form-messages.ts'
import { parseRules } from '#contract/forms/form-rules.ts'
import type { FormSchema, SchemaField, ShowIf } from '#contract/shapes/form-schema.ts'
import { dollars } from '#site/format/dollars.ts'
import { grouped } from '#site/format/number.ts'

type Limits = Pick<SchemaField, 'control' | 'maxLength' | 'max' | 'rules'>

/** Limits are told before they are broken. */
export function limitNote({ control, maxLength, max, rules }: Limits): string | null {
  if (control === 'textarea' && maxLength !== null) return `Up to ${grouped(maxLength)} characters.`
  const [least, most] = parseRules(rules).find(({ name }) => name === 'between')?.args ?? []
  if (least && most) return `Between ${least} and ${most}.`
  return max === null ? null : `No more than ${grouped(max)}.`
}

/** Where one of several will do, each says so before it is left out. */
export function oneOfNote({ fields }: Pick<FormSchema, 'fields'>, { rules }: SchemaField): string | null {
  const others = parseRules(rules).find(({ name }) => name === 'require_one')?.args ?? []
  const labels = fields.filter(({ name }) => others.includes(name)).map(({ label }) => `“${label}”`)
  if (labels.length === 0) return null
  const count = labels.length === 1 ? 'one of the two is' : 'one of them is'
  return `Fill in this one or ${labels.join(' or ')}: ${count} required.`
}

/** When a field is meant, in words: read where no script can show and hide it. */
export function conditionNote(
  { fields }: Pick<FormSchema, 'fields'>,
  { showIf }: SchemaField,
): string | null {
  if (showIf.length === 0) return null
  return `Only if ${showIf.map((condition) => conditionWords(fields, condition)).join(' and ')}.`
}

function conditionWords(fields: readonly SchemaField[], { name, rule, any, values }: ShowIf): string {
  const other = fields.find((field) => field.name === name)
  const asked = `“${other?.label ?? 'the question above'}”`
  if (any) return `${asked} is answered`
  const option = other?.options.find(({ value }) => values.includes(value))
  const answer = `“${option?.label ?? values[0] ?? ''}”`
  return rule === 'Is' ? `${asked} is ${answer}` : `${asked} is answered and not ${answer}`
}

export const priceOf = (cents: number): string => dollars(cents / 100)

/** Where a message about a field leads to: the control, or the first of its options. */
export const targetOf = ({ name, control }: Pick<SchemaField, 'name' | 'control'>): string =>
  control === 'radio' || control === 'checkbox' ? `${name}-0` : name

/** What is wrong with a field, where it is read far from it: words that fit every field say which one. */
export const farFrom = ({ label }: { label: string }, message: string): string =>
  message === notValid ? `${label}: ${message}` : message
