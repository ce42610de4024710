import type { FormErrors, FormSchema, FormValues, SchemaField } from '../shapes/form-schema.ts'
import { isDay } from './form-day.ts'
import { messageOf, notValid } from './form-messages.ts'
import { brokenRule } from './form-rules.ts'
import { answersOf, textsOf } from './form-values.ts'

/** Empty when the form may be sent. Fields that are not shown are not asked. */
export function validateForm(schema: FormSchema, values: FormValues): FormErrors {
  const answers = answersOf(schema, values)
  const errors: FormErrors = {}
  for (const field of schema.fields) {
    const message = Object.hasOwn(answers, field.name) ? complaint(schema, field, answers) : null
    if (message !== null) errors[field.name] = [message]
  }
  return errors
}

export interface FieldHistory {
  isBlurred: boolean
  isChanged: boolean
  isSubmitted: boolean
}

/** Whether a field's messages are shown yet: after blur, for checkboxes after change, and always after submit. */
export function showsMessages(
  { control }: Pick<SchemaField, 'control'>,
  { isBlurred, isChanged, isSubmitted }: FieldHistory,
): boolean {
  return isSubmitted || (control === 'checkbox' ? isChanged : isBlurred)
}

function complaint({ fields }: FormSchema, field: SchemaField, answers: FormValues): string | null {
  if (!textsOf(answers[field.name]).every((text) => couldBeSent(field, text))) return notValid
  const broken = brokenRule(field.rules, field.name, answers)
  if (!broken) return null
  const others = broken.name === 'require_one' ? fields.filter(({ name }) => broken.args.includes(name)) : []
  return messageOf(
    broken,
    field.label,
    others.map(({ label }) => label),
  )
}

/** Browsers hold their controls to this; others that send forms may not. */
function couldBeSent({ control, options }: SchemaField, text: string): boolean {
  if (control === 'date') return isDay(text)
  const isChoice = control === 'select' || control === 'radio' || control === 'checkbox'
  return !isChoice || options.some(({ value }) => value === text)
}
