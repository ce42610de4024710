import { notFound } from '#contract/shapes/problem.ts'
import { isGroup, type Kind, type TableKind, type Values } from '../kind/kind.ts'
import { readContent } from '../rows/content.ts'
import { setRank } from '../rows/list-content.ts'
import { sportOf } from '../rows/sport-of.ts'
import { beginWork } from './begin-work.ts'
import type { Hand } from './hand.ts'
import { publishValue, tellWritten } from './publish.ts'
import { conflict, incomplete } from './refusals.ts'
import { refusePublisher } from './rights.ts'

interface Chosen {
  id: number
  value: Values
}

/** Several contents that somebody may publish, locked in one order. */
async function chosen(
  hand: Hand,
  kind: Kind,
  ids: readonly number[],
  change: Values = {},
): Promise<Chosen[]> {
  const found: Chosen[] = []
  for (const id of new Set(ids.toSorted((a, b) => a - b))) {
    const value = await readContent(hand.tx, kind, id, true)
    if (!value) throw notFound(`There is no ${kind.one.toLowerCase()} ${id} any more.`)
    await refusePublisher(hand, kind, id, value, { ...value, ...change })
    found.push({ id, value })
  }
  return found
}

async function begin(
  hand: Hand,
  kind: Kind,
  what: 'order' | 'bulk',
  contents: readonly Chosen[],
): Promise<string> {
  const sports = new Set<number | null>()
  for (const { id, value } of contents) sports.add(await sportOf(hand.tx, kind, id, value))
  const [only = null] = sports
  return beginWork(hand, {
    what,
    subject: kind.name,
    title: `${contents.length} ${contents.length === 1 ? kind.one : kind.many}`,
    sportId: sports.size === 1 ? only : null,
  })
}

/** The places that contents have, taken anew in the order that was chosen: others keep theirs. */
export function places(ranks: readonly number[]): number[] {
  const slots = ranks.toSorted((a, b) => a - b)
  return slots.reduce<number[]>((given, slot) => [...given, Math.max(slot, (given.at(-1) ?? -1) + 1)], [])
}

export async function orderContents(hand: Hand, kind: Kind, ids: readonly number[]) {
  if (isGroup(kind) || kind.order !== 'rank')
    throw conflict(`The order of ${kind.many.toLowerCase()} is not chosen by hand.`)
  const contents = await chosen(hand, kind, ids)
  const byId = new Map(contents.map((content) => [content.id, content]))
  const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const slots = places(wanted.map(({ value }) => Number(value.rank)))
  const work = await begin(hand, kind, 'order', contents)
  for (const [index, { id, value }] of wanted.entries())
    if (slots[index] !== value.rank) await setRank(hand.tx, kind as TableKind, id, slots[index] ?? index)
  return { work, ids: wanted.map(({ id }) => id) }
}

/** The same fields of several contents, in one piece of work. */
export async function changeContents(hand: Hand, kind: Kind, ids: readonly number[], values: Values) {
  const unknown = Object.keys(values).filter((field) => !(field in kind.input.properties))
  if (unknown.length > 0)
    throw incomplete(unknown.map((field) => ({ field, message: `${kind.one} has no field '${field}'.` })))
  const contents = await chosen(hand, kind, ids, values)
  const work = await begin(hand, kind, 'bulk', contents)
  for (const { id, value } of contents) await publishValue(hand, kind, id, { ...value, ...values }, value)
  await tellWritten(
    hand,
    contents.map(({ id }) => ({ kind, id })),
  )
  return { work, ids: contents.map(({ id }) => id) }
}
