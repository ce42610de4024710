import { fold } from './fold.ts'

/** One field that an import would write over. */
export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** The fields in which what a file says is not what is there. Spelling alone is no difference, and silence says nothing. */
export function changesOf(
  before: object,
  after: object,
  fields: readonly string[],
  exact: readonly string[] = [],
): Change[] {
  return fields.flatMap((field) => {
    const [was, is] = [Reflect.get(before, field), Reflect.get(after, field)] as [unknown, unknown]
    if (is === undefined || is === was) return []
    const isSpelling =
      typeof is === 'string' && typeof was === 'string' && !exact.includes(field) && fold(is) === fold(was)
    return isSpelling ? [] : [{ field, before: was, after: is }]
  })
}

export const valuesOf = (changes: readonly Change[], fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    changes.filter(({ field }) => fields.includes(field)).map(({ field, after }) => [field, after]),
  )
