import type { BulkLook } from '#contract/editing/desk.shapes.ts'
import { filmsAdvice } from '#contract/editing/film-advice.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { describeField } from '../kind/describe-kind.ts'
import { isOfOne } from '../kind/for-many.ts'
import { type Content, isGroup, type Kind, type TableKind, type Values, wordsOf } from '../kind/kind.ts'
import { readContent } from '../rows/content.ts'
import { setRank } from '../rows/list-content.ts'
import { sportOf, sportsOf } from '../rows/sport-of.ts'
import { contentTitles, titlesIn } from '../rows/titles.ts'
import { shown } from '../values/differences.ts'
import { changedFields } from '../values/merge.ts'
import { normalValue } from '../values/normal.ts'
import { beginWork, nameRows } from './begin-work.ts'
import { draftOf } from './drafts.queries.ts'
import { saveDraft } from './drafts.ts'
import type { Hand } from './hand.ts'
import { faultsOf, publishValue, tellWritten } from './publish.ts'
import { conflict, incomplete } from './refusals.ts'
import { mayPublishKind, refusePublisher, refuseWriter } from './rights.ts'

interface Choice {
  change?: Values
  refuse?: typeof refusePublisher
  lock?: boolean
}

/** Several contents that somebody may publish, or at least write, locked in one order. */
async function chosen(
  hand: Hand,
  kind: Kind,
  ids: readonly number[],
  { change = {}, refuse = refusePublisher, lock = true }: Choice = {},
): Promise<Content[]> {
  const found: Content[] = []
  for (const id of new Set(ids.toSorted((a, b) => a - b))) {
    const value = await readContent(hand.tx, kind, id, lock)
    if (!value) throw notFound(`There is no ${kind.one.toLowerCase()} ${id} any more.`)
    await refuse(hand, kind, id, value, { ...value, ...change })
    found.push({ id, value })
  }
  return found
}

async function begin(
  hand: Hand,
  kind: Kind,
  what: 'order' | 'bulk',
  contents: readonly Content[],
): Promise<string> {
  const sports = new Set<number | null>()
  for (const { id, value } of contents)
    sports.add(await sportOf(hand.tx, kind, id, value, sportsOf(hand.visitor)))
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
  const titles = await contentTitles(hand, kind, contents)
  const work = await begin(hand, kind, 'order', contents)
  for (const [index, { id, value }] of wanted.entries()) {
    if (slots[index] === value.rank) continue
    await nameRows(hand, titles.get(id) ?? '')
    await setRank(hand.tx, kind as TableKind, id, slots[index] ?? index)
  }
  return { work, ids: wanted.map(({ id }) => id) }
}

/**
 * The same fields of several contents, in one piece of work. Of whoever may not publish they become drafts: each may be
 * looked at and submitted by itself.
 */
export async function changeContents(hand: Hand, kind: Kind, ids: readonly number[], values: Values) {
  refuseOfOne(kind, values, ids.length)
  const mayPublish = mayPublishKind(hand.visitor, kind)
  const contents = await chosen(hand, kind, ids, {
    change: values,
    refuse: mayPublish ? refusePublisher : refuseWriter,
  })
  const changing = changedBy(kind, contents, values)
  const written = changing.map(({ id }) => id)
  if (!mayPublish) {
    for (const { id, value } of contents) await draftChange(hand, kind, { id, value }, values)
    return { work: null, ids: contents.map(({ id }) => id) }
  }
  // What has the value already has no line in the history, and is not counted in it.
  if (changing.length === 0) return { work: null, ids: [] }
  const titles = await contentTitles(hand, kind, changing)
  const work = await begin(hand, kind, 'bulk', changing)
  for (const { id, value } of changing) {
    await nameRows(hand, titles.get(id) ?? '')
    await publishValue(hand, kind, id, { ...value, ...values }, value)
  }
  await tellWritten(
    hand,
    written.map((id) => ({ kind, id })),
  )
  return { work, ids: written }
}

/** Those that a change makes a difference to. */
const changedBy = (kind: Kind, contents: readonly Content[], values: Values): Content[] => {
  const wanted = normalValue(kind.input, values)
  return contents.filter(({ value }) => changedFields(value, { ...value, ...wanted }).length > 0)
}

/** As if somebody had opened each and typed it: what a draft says of other fields stays. */
async function draftChange(hand: Hand, kind: Kind, { id, value }: Content, values: Values): Promise<void> {
  const draft = await draftOf(hand.tx, kind.name, id)
  const isSame = changedFields(draft?.value ?? value, { ...(draft?.value ?? value), ...values }).length === 0
  if (!isSame) await saveDraft(hand, kind, id, { version: draft?.version ?? 0, values })
}

/** What several would have alike, and one alone may have. */
function refuseOfOne(kind: Kind, values: Values, count: number): void {
  const wrong = Object.keys(values).flatMap((field) => {
    if (!(field in kind.input.properties)) return [{ field, message: `${kind.one} has no field '${field}'.` }]
    if (count < 2 || !isOfOne(kind, field)) return []
    return [{ field, message: `${wordsOf(kind, field).label} is each one's own.` }]
  })
  if (wrong.length > 0) throw incomplete(wrong)
}

const mostShown = 20

/** What a change of several would do, without doing it. */
export async function lookAtChange(
  hand: Hand,
  kind: Kind,
  ids: readonly number[],
  values: Values,
): Promise<BulkLook> {
  refuseOfOne(kind, values, ids.length)
  const mayPublish = mayPublishKind(hand.visitor, kind)
  const contents = await chosen(hand, kind, ids, { change: values, refuse: refuseWriter, lock: false })
  const wanted = normalValue(kind.input, values)
  const changing = changedBy(kind, contents, values)
  const titles = await contentTitles(hand, kind, changing)
  const named = await titlesIn(
    hand.tx,
    hand.kinds,
    kind,
    [...changing.map(({ value }) => value), wanted],
    Object.keys(wanted),
  )
  const inWords = (value: Values) =>
    Object.keys(wanted)
      .map((field) => {
        const { refersTo } = wordsOf(kind, field)
        return (refersTo && named[`${refersTo}/${value[field]}`]) || shown(kind, field, value[field])
      })
      .join(', ')
  const problems = []
  for (const { id, value } of mayPublish ? changing : [])
    for (const { message } of await faultsOf(hand, kind, id, { ...value, ...wanted }))
      problems.push({ title: titles.get(id) ?? '', message })
  const lacks = filmsAdvice(
    Object.keys(kind.input.properties).map((field) => describeField(kind, field)),
    (mayPublish ? changing : []).map(({ id, value }) => ({
      title: titles.get(id) ?? '',
      values: { ...value, ...wanted },
    })),
  )
  return {
    changes: changing.slice(0, mostShown).map(({ id, value }) => ({
      id,
      title: titles.get(id) ?? '',
      before: inWords(value),
      after: inWords(wanted),
    })),
    count: changing.length,
    same: contents.length - changing.length,
    problems: problems.slice(0, mostShown),
    lacks: lacks.map(({ titles: all, ...lack }) => ({
      ...lack,
      titles: all.slice(0, mostShown),
      count: all.length,
    })),
    isDrafted: !mayPublish,
  }
}
