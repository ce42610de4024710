import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { describeField } from '../kind/describe-kind.ts'
import { isGroup, type Kind, titleOf, type Values } from '../kind/kind.ts'
import type { Kinds } from '../kind/kinds.ts'
import { valueOfRow } from '../values/row-values.ts'

/** The fields of a row; of a block those of its kind. */
const fieldsIn = ({ type, fields }: FieldDescription, row: Values | null): readonly FieldDescription[] =>
  type === 'blocks' ? (fields.find(({ name }) => name === row?.kind)?.fields ?? []) : fields

/** What some values name, by kind: their own fields, and those of their rows and objects. */
function namedIn(kind: Kind, values: readonly Values[], fields: readonly string[]) {
  const found = new Map<string, Set<number>>()
  const add = (target: string, id: unknown) => {
    if (typeof id === 'number') found.getOrInsertComputed(target, () => new Set()).add(id)
  }
  const look = (field: FieldDescription, value: unknown): void => {
    const { refersTo } = field
    if (refersTo) for (const id of [value].flat()) add(refersTo, id)
    else if (value !== null && typeof value === 'object')
      for (const one of [value].flat() as Values[])
        for (const inner of fieldsIn(field, one)) look(inner, one?.[inner.name])
  }
  const described = fields.map((name) => describeField(kind, name))
  for (const value of values) for (const field of described) look(field, value[field.name])
  return found
}

/** How what is named is called: an id tells an editor nothing. */
export async function titlesIn(
  tx: Tx,
  kinds: Kinds,
  kind: Kind,
  values: readonly Values[],
  fields: readonly string[] = Object.keys(kind.input.properties),
): Promise<Record<string, string>> {
  const titles: Record<string, string> = {}
  for (const [name, ids] of namedIn(kind, values, fields)) {
    const target = kinds.named(name)
    if (isGroup(target)) continue
    const rows = (await tx
      .select()
      .from(target.table)
      .where(isOneOf(target.table.id, [...ids]))) as Values[]
    for (const row of rows) titles[`${name}/${Number(row.id)}`] = titleOf(target, valueOfRow(target, row))
  }
  return titles
}
