import type { FieldType } from '#contract/editing/desk.shapes.ts'
import type { Kind } from './kind.ts'
import { uniqueTogether } from './unique.ts'

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

/** No two of a school's have the same. */
const isUnique = (kind: Kind, field: string): boolean =>
  uniqueTogether(kind).some((fields) => fields.length === 1 && fields[0] === field)
