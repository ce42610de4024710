import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { FieldType } from '#contract/editing/desk.shapes.ts'
import { isGroup, type Kind } from './kind.ts'

/** What many contents have in common by its nature: a word of a list, a mark, a day. */
const common: ReadonlySet<FieldType> = new Set(['choice', 'yes-no', 'day', 'moment'])

/**
 * Whether a field is one that several contents are given the same value of: what they have in common, or what their list
 * is narrowed by. What a content is called and found by is its own.
 */
export const isForMany = (kind: Kind, field: string, type: FieldType): boolean =>
  !isOfOne(kind, field) && (common.has(type) || kind.filters.includes(field))

/** What one content alone may have, or is told from the others by. */
export const isOfOne = (kind: Kind, field: string): boolean =>
  [kind.title].flat().includes(field) ||
  kind.knownBy.includes(field) ||
  ['slug', 'rank'].includes(field) ||
  isUnique(kind, field)

/** No two of a school's have the same, as the table says itself. */
function isUnique(kind: Kind, field: string): boolean {
  if (isGroup(kind)) return false
  const { indexes, uniqueConstraints } = getTableConfig(kind.table)
  const known = [
    ...indexes.flatMap(({ config }) => (config.unique ? [config.columns as { name?: string }[]] : [])),
    ...uniqueConstraints.map(({ columns }) => columns as { name?: string }[]),
  ]
  const own = (kind.table as unknown as Record<string, PgColumn | undefined>)[field]?.name
  return known.some((columns) => {
    const names = columns.map(({ name }) => name).filter((name) => name !== 'tenant_id')
    return names.length === 1 && names[0] === own
  })
}
