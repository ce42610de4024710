import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { asList, asRow, asText } from '../../fields/parts/field-props.ts'
import { altAdvice, textAdvice } from './text-advice.ts'

export interface Advice {
  field: string
  label: string
  words: string
}

type Values = Readonly<Record<string, unknown>>
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
  if (type === 'rows') return asList(value).flatMap(within)
  if (type === 'object') return within(value)
  return []
}

/** A recording that somebody hears or sees is to be had in words too, where its form has a place for them. */
function filmAdvice(fields: readonly Field[], values: Values): Advice[] {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : asText(value).trim() !== '')
  const hasFilm = fields.some(
    ({ name, file }) => (file?.type === 'video' || file?.type === 'sound') && isFilled(values[name]),
  )
  if (!hasFilm) return []
  const needs: [RegExp, string][] = [
    [/^captions/i, 'There are no captions: who cannot hear it gets nothing of what is said.'],
    [/^transcript/i, 'There is no transcript: who can neither see nor hear it gets nothing.'],
    [/^(?:audioDescription|described)/i, 'Nothing tells who cannot see it what is shown.'],
  ]
  return needs.flatMap(([place, words]) =>
    fields
      .filter(({ name }) => place.test(name) && !isFilled(values[name]))
      .slice(0, 1)
      .map(({ name, label }) => ({ field: name, label, words })),
  )
}
