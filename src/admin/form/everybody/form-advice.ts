import type { Advice, Values } from '#contract/editing/advice.ts'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { filmAdvice } from '#contract/editing/film-advice.ts'
import { asList, asRow, asText } from '../../fields/parts/field-props.ts'
import { altAdvice, textAdvice } from './text-advice.ts'

type Field = Pick<FieldDescription, 'name' | 'label' | 'type' | 'file'> & { fields: readonly Field[] }

/** What of a content some people would not get, field by field, in the order of its form. */
export function formAdvice(fields: readonly Field[], values: Values): Advice[] {
  return [...fields.flatMap((field) => fieldAdvice(field, values[field.name])), ...filmAdvice(fields, values)]
}

function fieldAdvice(field: Field, value: unknown): Advice[] {
  const { name, label, type } = field
  const say = (all: string[]): Advice[] => all.map((words) => ({ field: name, label, words }))
  if (type === 'html') return say(textAdvice(asText(value)))
  if (type === 'picture') {
    const { url, alt } = asRow(value)
    if (!url) return []
    return say(
      asText(alt).trim()
        ? altAdvice(asText(alt))
        : ['The picture has no alternative text. Write what can be seen.'],
    )
  }
  if (type === 'line' && /alt$/i.test(name)) return say(altAdvice(asText(value)))
  const within = (row: unknown) =>
    formAdvice(field.fields, asRow(row)).map(({ words }) => ({ field: name, label, words }))
  if (type === 'rows' || type === 'pictures')
    return [...asList(value).flatMap(within), ...say(repeatedAlt(asList(value)))]
  if (type === 'object') return within(value)
  return []
}

/** Words that several pictures share tell nobody which of them is on the screen. */
function repeatedAlt(rows: readonly unknown[]): string[] {
  const alts = rows.map((row) => asText(asRow(row).alt).trim()).filter(Boolean)
  return [...new Set(alts.filter((alt, index) => alts.indexOf(alt) < index))].map(
    (alt) => `Several pictures have the same alternative text, “${alt}”. Say of each what is seen on it.`,
  )
}
