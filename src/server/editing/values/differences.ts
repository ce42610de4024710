import type { FieldDifference } from '#contract/editing/desk.shapes.ts'
import { describeField } from '../kind/describe-kind.ts'
import { type Kind, type Values, wordsOf } from '../kind/kind.ts'

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a line of the history says to a reader: the fields of the form that differ, both sides as text. */
export function differencesIn(kind: Kind, before: Values | null, after: Values | null): FieldDifference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((column) => {
    const field = camel(column)
    if (!(field in kind.input.properties)) return []
    const [was, now] = [shown(kind, field, before?.[column]), shown(kind, field, after?.[column])]
    return was === now ? [] : [{ field, label: wordsOf(kind, field).label, before: was, after: now }]
  })
}

const longest = 2000

export function shown(kind: Kind, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { type, choices } = describeField(kind, field)
  const text =
    type === 'html'
      ? String(value)
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : typeof value === 'object'
        ? told(value)
        : (choices.find((choice) => choice.value === value)?.label ?? String(value))
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** Lists and objects without the signs of a program. */
const told = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(told).join('; ')
    : typeof value === 'object' && value !== null
      ? Object.values(value)
          .filter((one) => one !== null && one !== '')
          .map(told)
          .join(', ')
      : String(value)
