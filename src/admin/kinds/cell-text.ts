import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { dayWords, shortMoment } from '../words/moments.ts'

export interface CellFacts {
  titles: Readonly<Record<string, string>>
  timeZone: string
}

/** What stands in a cell: words, never ids or data. */
export function cellText(field: FieldDescription, value: unknown, facts: CellFacts): string {
  if (value === null || value === undefined || value === '') return ''
  switch (field.type) {
    case 'yes-no':
      return value === true ? 'Yes' : 'No'
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label ?? String(value)
    case 'reference':
      return facts.titles[`${field.refersTo}/${value}`] ?? `#${value}`
    case 'references':
      return (value as unknown[]).map((id) => facts.titles[`${field.refersTo}/${id}`] ?? `#${id}`).join(', ')
    case 'moment':
      return shortMoment(String(value), facts.timeZone)
    case 'day':
      return dayWords(String(value))
    case 'number':
      return Number(value).toLocaleString('en-US', { useGrouping: Math.abs(Number(value)) >= 10_000 })
    case 'html':
      return plainText(String(value))
    case 'picture':
      return (value as { alt?: string }).alt || 'Picture'
    case 'lines':
    case 'chosen':
    case 'named-several':
    case 'numbers':
      return (value as unknown[]).join(', ')
    case 'rows':
    case 'pictures':
    case 'blocks':
    case 'sections':
    case 'data':
      return Array.isArray(value) ? String(value.length) : '…'
    case 'object':
    case 'map':
      return '…'
    case 'file':
      return String(value).split('/').at(-1) ?? ''
    case 'picture-address':
      return 'Picture'
    case 'line':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(String(value))
        ? shortMoment(`${String(value).slice(0, 19)}Z`, 'UTC')
        : String(value)
    case 'text':
    case 'color':
    case 'named':
      return String(value)
  }
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
