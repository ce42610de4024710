import type { FormSchema, FormValues, SchemaField } from '../shapes/form-schema.ts'

/** What a form was sent with; a name that comes twice has a list. Files are left out: no field takes one. */
export function valuesOf(entries: Iterable<readonly [string, unknown]>): FormValues {
  const values = new Map<string, string | string[]>()
  for (const [name, text] of entries) {
    if (typeof text !== 'string') continue
    const before = values.get(name)
    values.set(name, before === undefined ? text : [before, text].flat())
  }
  return Object.fromEntries(values)
}

/** What the form holds before anybody has typed. */
export function defaultValues(schema: FormSchema): FormValues {
  return Object.fromEntries(
    schema.fields
      .filter(({ control }) => control !== 'separator')
      .map(({ name, defaultValue }) => [name, defaultValue]),
  )
}

/** Whether the field's own conditions hold. Conditions on fields that are hidden themselves are for `shownFields`. */
export function isShown(field: Pick<SchemaField, 'showIf'>, values: FormValues): boolean {
  return field.showIf.every((condition) => {
    const given = textsOf(values[condition.name])
    if (given.length === 0) return false
    const isGiven = condition.any || given.some((text) => condition.values.includes(text))
    return condition.rule === 'Is' ? isGiven : !isGiven
  })
}

/** The fields to show, separators included, in their order. */
export function shownFields(schema: FormSchema, values: FormValues): SchemaField[] {
  const answers = answersOf(schema, values)
  return schema.fields.filter((field) => isShown(field, answers))
}

/**
 * The answers to judge and to keep: of shown fields alone, cleaned, checkboxes always as lists.
 * A hidden field's answer is dropped, which may hide another: a condition needs an answer, so dropping
 * one never shows a field again, and the loop ends.
 */
export function answersOf(schema: FormSchema, values: FormValues): FormValues {
  let asked = schema.fields.filter(({ control }) => control !== 'separator')
  let answers = answersTo(asked, values)
  for (;;) {
    const shown = asked.filter((field) => isShown(field, answers))
    if (shown.length === asked.length) return answers
    asked = shown
    answers = answersTo(asked, values)
  }
}

/** An answer as a list without blanks, whether it came as one text, as several or not at all. */
export function textsOf(value: unknown): string[] {
  return [value].flat().filter((text): text is string => typeof text === 'string' && text !== '')
}

const answersTo = (fields: readonly SchemaField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, answerTo(field, values[field.name])]))

function answerTo({ control }: SchemaField, value: unknown): string | string[] {
  const texts = textsOf(textsOf(value).map((text) => cleanText(text, control === 'textarea')))
  return control === 'checkbox' ? [...new Set(texts)] : (texts[0] ?? '')
}

/**
 * A line break is one character, as the control counts it, and only a textarea has any. A NUL and half a
 * character cannot be typed, and databases do not take them.
 */
function cleanText(text: string, hasLines: boolean): string {
  const plain = text.toWellFormed().replaceAll('\0', '').replaceAll(/\r\n?/g, '\n')
  return (hasLines ? plain : plain.replaceAll('\n', ' ')).trim()
}
