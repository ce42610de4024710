import type { Draft, Item } from '#contract/editing/desk.shapes.ts'
import { ApiProblem, notFound, roleTooLow } from '#contract/shapes/problem.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { blankOf } from '../kind/describe-kind.ts'
import { isGroup, type Kind, type Values } from '../kind/kind.ts'
import { aroundOf } from '../rows/around.ts'
import { readContent, reserveId } from '../rows/content.ts'
import { mayWriteSport, sportOf, sportsOf, sportWords } from '../rows/sport-of.ts'
import { contentTitle, titlesIn } from '../rows/titles.ts'
import { changedFields, mergeFields } from '../values/merge.ts'
import { movesBetween } from '../values/moves.ts'
import { normalValue } from '../values/normal.ts'
import { versionOf } from '../values/version-of.ts'
import {
  type DraftRow,
  deleteDraft,
  draftByKey,
  draftOf,
  insertDraft,
  updateDraft,
} from './drafts.queries.ts'
import type { Hand } from './hand.ts'
import { listHistory } from './history.ts'
import { completeValue, faultsOf } from './publish.ts'
import { collided, conflict, incomplete } from './refusals.ts'
import { mayPublishKind, refuseUnseen, refuseWriter } from './rights.ts'
import { changedByHand, isFollowing } from './written.ts'

const mostCharacters = 600_000

/** A draft as the desk is told of it. */
export async function tellDraft(hand: Hand, row: DraftRow): Promise<Draft> {
  const kind = hand.kinds.named(row.kind)
  return {
    id: row.id,
    kind: row.kind,
    contentId: row.contentId,
    title: await contentTitle(hand, kind, row.value),
    isNew: row.isNew,
    value: row.value,
    version: row.version,
    state: row.state,
    note: row.note,
    publishAt: row.publishAt?.toISOString() ?? null,
    releaseId: row.releaseId,
    by: { userId: row.userId, name: row.userName },
    changedAt: row.changedAt.toISOString(),
    seenFrom: seenFrom(row.value, hand.now),
    changed: changedFields(row.base ?? blankOf(kind), row.value),
    leaves: await leftBy(hand, kind, row),
    follows: row.written && { isOn: isFollowing(row), kept: changedByHand(row) },
    problems: await faultsOf(hand, kind, row.contentId, row.value),
  }
}

/** The address that its page would leave, which would lead to the new one. */
async function leftBy(hand: Hand, kind: Kind, { contentId, base, value }: DraftRow): Promise<string | null> {
  if (!kind.pages || !base) return null
  const [first] = movesBetween(
    kind,
    base,
    completeValue(kind, value, hand),
    await aroundOf(hand, kind, { id: contentId, value }),
  )
  return first?.from ?? null
}

/** When something is first seen, where that is yet to come: before it there is no page to look at. */
export const seenFrom = ({ publishAt }: Values, now: Date): string | null =>
  typeof publishAt === 'string' && Date.parse(publishAt) > now.getTime() ? publishAt : null

/** Where the public sees a value, or would see it. */
export async function addressOf(hand: Hand, kind: Kind, id: number, value: Values): Promise<string | null> {
  return kind.address?.(value, await aroundOf(hand, kind, { id, value })) ?? null
}

/** A content with its draft. What is in neither is not there. */
export async function tellItem(hand: Hand, kind: Kind, id: number): Promise<Item> {
  const [published, draft] = [await readContent(hand.tx, kind, id), await draftOf(hand.tx, kind.name, id)]
  const value = draft?.value ?? published ?? (isGroup(kind) && id === 1 ? blankOf(kind) : null)
  if (!value) throw notFound(`There is no such ${kind.one.toLowerCase()}.`)
  const sportId = await sportOf(hand.tx, kind, id, published ?? value, sportsOf(hand.visitor))
  refuseUnseen(hand.visitor, kind, sportId)
  const mayWrite = mayWriteSport(kind, hand.visitor, sportId)
  const address = published && (await addressOf(hand, kind, id, published))
  const looks = kind
    .looks(await sportWords(hand.tx))
    .map(({ fields = [], parts = {}, ...look }) => ({ ...look, fields: [...fields], parts: { ...parts } }))
  return {
    kind: kind.name,
    id,
    title: await contentTitle(hand, kind, value),
    published,
    publishedVersion: published && versionOf(published),
    draft: draft && (await tellDraft(hand, draft)),
    address,
    nowhere: published && address === null && looks.length === 0 ? kind.nowhere : null,
    looks,
    seenFrom: published && seenFrom(published, hand.now),
    titles: await titlesIn(
      hand.tx,
      hand.kinds,
      kind,
      published && draft ? [published, draft.value] : [value],
    ),
    mayWrite,
    mayPublish: mayWrite && mayPublishKind(hand.visitor, kind),
  }
}

/** Begins something new. Sent again with its key it is what was begun already. */
export async function beginDraft(
  hand: Hand,
  kind: Kind,
  key: string,
  given: Values,
  by: 'hand' | 'rules' = 'hand',
): Promise<DraftRow> {
  const values = knownValues(kind, given)
  const value = { ...blankOf(kind), ...values }
  const known = await draftByKey(hand.tx, key)
  if (known && known.kind === kind.name && known.userId === hand.visitor.userId) return known
  if (isGroup(kind)) throw conflict(`There is one ${kind.one.toLowerCase()}, which is changed.`)
  const contentId = await reserveId(hand.tx, kind)
  // A team may be chosen later by who works for several; who works for some begins with one of theirs.
  await refuseWriter(hand, kind, contentId, value)
  const draft = await insertDraft(hand.tx, {
    kind: kind.name,
    contentId,
    isNew: true,
    value,
    base: null,
    written: by === 'rules' ? values : null,
    key,
    sportId: await sportOf(hand.tx, kind, contentId, value, sportsOf(hand.visitor)),
    ...signed(hand),
  })
  if (!draft) throw conflict('This was begun already.')
  return draft
}

const signed = ({ visitor, now }: Hand) => ({
  userId: visitor.userId,
  userName: visitor.name,
  changedAt: now,
})

function knownValues(kind: Kind, given: Values): Values {
  const unknown = Object.keys(given).filter((field) => !(field in kind.input.properties))
  if (unknown.length > 0)
    throw incomplete(unknown.map((field) => ({ field, message: `${kind.one} has no field '${field}'.` })))
  if (JSON.stringify(given).length > mostCharacters)
    throw new ApiProblem(makeProblem(413, 'That is more text than one content may have.'))
  return normalValue(kind.input, given)
}

export interface Saved {
  version: number
  values: Values
  from?: Values
  publishedVersion?: string
}

/** Saves fields into the draft of a content, which is begun where there is none. */
export async function saveDraft(hand: Hand, kind: Kind, id: number, saved: Saved): Promise<DraftRow> {
  const values = knownValues(kind, saved.values)
  const draft = await draftOf(hand.tx, kind.name, id, true)
  const published = await readContent(hand.tx, kind, id, draft === null)
  const isFirst = !published && isGroup(kind) && id === 1
  const theirs = draft?.value ?? published ?? (isFirst ? blankOf(kind) : null)
  if (!theirs) throw notFound(`There is no such ${kind.one.toLowerCase()}.`)
  refuseUnseen(
    hand.visitor,
    kind,
    await sportOf(hand.tx, kind, id, published ?? theirs, sportsOf(hand.visitor)),
  )
  const base = saved.version === (draft?.version ?? 0) ? theirs : normalValue(kind.input, saved.from ?? {})
  const merged = mergeFields(base, theirs, values)
  if (merged.conflicts.length > 0) throw collided(kind, merged.conflicts)
  const isSeen = published !== null && saved.publishedVersion === versionOf(published)
  const value = isSeen ? rebased(draft?.base ?? published, published, merged.value) : merged.value
  await refuseWriter(hand, kind, id, published, theirs, value)
  const set = {
    value,
    sportId: await sportOf(hand.tx, kind, id, value, sportsOf(hand.visitor)),
    ...(isSeen ? { base: published } : {}),
    ...signed(hand),
  }
  if (draft) return updateDraft(hand.tx, draft.id, { ...set, ...reopened(hand, kind, draft, value) })
  const begun = await insertDraft(hand.tx, {
    ...set,
    kind: kind.name,
    contentId: id,
    isNew: published === null,
    base: published,
  })
  if (!begun) throw conflict('Somebody else began to change this in the same moment.')
  return begun
}

/** A draft of what is published now: what it changed stays, the rest is as others have published it. */
function rebased(base: Values, published: Values, value: Values): Values {
  const { value: merged, conflicts } = mergeFields(base, published, value)
  return { ...merged, ...Object.fromEntries(conflicts.map(({ field, yours }) => [field, yours])) }
}

/** What was approved or planned is so as it was seen: whoever may not publish takes that back by changing it. */
function reopened(hand: Hand, kind: Kind, draft: DraftRow, value: Values) {
  if (changedFields(draft.value, value).length === 0) return {}
  const state = { state: 'open' as const, note: draft.state === 'returned' ? draft.note : null }
  return mayPublishKind(hand.visitor, kind) ? state : { ...state, publishAt: null, releaseId: null }
}

/** The draft that somebody saw, and no later one, locked until the unit of work is over. */
export async function seenDraft(
  hand: Hand,
  kind: Kind,
  id: number,
  version: number | null,
): Promise<DraftRow> {
  const draft = await draftOf(hand.tx, kind.name, id, true)
  if (!draft) throw await withoutDraft(hand, kind, id)
  refuseUnseen(hand.visitor, kind, draft.sportId)
  await refuseWriter(hand, kind, id, draft.value)
  if (version !== null && draft.version !== version)
    throw conflict(`Somebody changed the draft meanwhile: version ${draft.version} is the newest.`)
  return draft
}

/** Somebody was a moment earlier: who asks is told who, and that nothing is left to be done. */
async function withoutDraft(hand: Hand, kind: Kind, id: number): Promise<ApiProblem> {
  const one = kind.one.toLowerCase()
  const { entries } = await listHistory(hand, { limit: 1 }, {}, { kind, id })
  const [last] = entries
  if (!last) return notFound(`This ${one} has no draft.`)
  const isOut = last.what === 'publish' || last.what === 'release'
  return conflict(
    `This ${one} has no draft any more${isOut ? `: ${last.by.name} published it last` : ''}. What is published is the newest.`,
  )
}

export async function discardDraft(hand: Hand, kind: Kind, id: number): Promise<void> {
  const draft = await seenDraft(hand, kind, id, null)
  const isOwn = draft.userId === hand.visitor.userId
  if (!isOwn && !mayPublishKind(hand.visitor, kind)) throw roleTooLow()
  await deleteDraft(hand.tx, draft.id)
}
