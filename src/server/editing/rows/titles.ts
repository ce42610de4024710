import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { describeField } from '../kind/describe-kind.ts'
import { type Content, isGroup, type Kind, titleOf, type Values } from '../kind/kind.ts'
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

/** How what is named is called: an id tells an editor nothing. What is called by what it names itself is told so too. */
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
    const named = rows.map((row) => ({ id: Number(row.id), value: valueOfRow(target, row) }))
    const inner = await titlesNamed(tx, kinds, target, named)
    for (const { id, value } of named) titles[`${name}/${id}`] = titleOf(target, value, inner)
  }
  return titles
}

/** How that is called which contents are called by: the opponent of a game, the player of a line. */
const titlesNamed = (tx: Tx, kinds: Kinds, kind: Kind, contents: readonly Content[]) =>
  contents.length === 0
    ? Promise.resolve({})
    : titlesIn(
        tx,
        kinds,
        kind,
        contents.map(({ value }) => value),
        [kind.title].flat(),
      )

/** What contents of a kind are called, with what they name. */
export async function contentTitles(
  { tx, kinds }: { tx: Tx; kinds: Kinds },
  kind: Kind,
  contents: readonly Content[],
): Promise<Map<number, string>> {
  const titles = await titlesNamed(tx, kinds, kind, contents)
  return new Map(contents.map(({ id, value }) => [id, titleOf(kind, value, titles)]))
}

export async function contentTitle(
  work: { tx: Tx; kinds: Kinds },
  kind: Kind,
  value: Values,
): Promise<string> {
  return (await contentTitles(work, kind, [{ id: 0, value }])).get(0) ?? ''
}
