import { isDeepStrictEqual } from 'node:util'
import type { Values } from '../kind/kind.ts'

/** A field that two people changed differently. */
export interface Conflict {
  field: string
  theirs: unknown
  yours: unknown
}

export interface Merged {
  value: Values
  conflicts: Conflict[]
}

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other))

/** As JSON keeps it: what is not there and what is null are one. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

/**
 * Brings together what stands there now and what was made from an earlier state of it, field by field. A field that one
 * of the two left alone is the other's; one that both changed differently is a conflict, and keeps what stands there.
 */
export function mergeFields(base: Values, theirs: Values, yours: Values): Merged {
  const conflicts: Conflict[] = []
  const merged = Object.keys({ ...theirs, ...yours }).map((field) => {
    const [was, now, wanted] = [base[field], theirs[field], yours[field]]
    if (!(field in yours) || isSame(wanted, was) || isSame(wanted, now)) return [field, now]
    if (isSame(now, was)) return [field, wanted]
    conflicts.push({ field, theirs: now ?? null, yours: wanted ?? null })
    return [field, now]
  })
  return { value: Object.fromEntries(merged), conflicts }
}

/** The fields in which two values differ. */
export const changedFields = (before: Values, after: Values): string[] =>
  Object.keys({ ...before, ...after }).filter((field) => !isSame(before[field], after[field]))
