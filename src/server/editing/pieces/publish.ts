import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import type { ApiProblem } from '#contract/shapes/problem.ts'
import { isGroup, type Kind, type Values } from '../kind/kind.ts'
import { aroundOf } from '../rows/around.ts'
import { readContent, writeContent } from '../rows/content.ts'
import { knownIds, lastRank } from '../rows/list-content.ts'
import { contentTitle } from '../rows/titles.ts'
import { problemsOf } from '../values/check-value.ts'
import { mergeFields } from '../values/merge.ts'
import { movesBetween } from '../values/moves.ts'
import { normalValue, withoutEmpty } from '../values/normal.ts'
import { nameRows } from './begin-work.ts'
import { type DraftRow, deleteDraft } from './drafts.queries.ts'
import type { Hand } from './hand.ts'
import { collided, conflict, incomplete } from './refusals.ts'
import { wordlessPictures } from './wordless-pictures.ts'

type Publishing = Pick<Hand, 'tx' | 'kinds' | 'tenant' | 'now'>

/** A value with all that follows from it: what is written, and what is judged. */
export function completeValue(
  kind: Kind,
  value: Values,
  { tenant, now }: Pick<Publishing, 'tenant' | 'now'>,
): Values {
  const normal = withoutEmpty(kind.input, normalValue(kind.input, value))
  return { ...normal, ...kind.derive(normal, { timeZone: tenant.timeZone, now }) }
}

/** What keeps a value from being published, in words: by itself, by what it names, and among others of its kind. */
export async function faultsOf(
  work: Publishing,
  kind: Kind,
  id: number,
  value: Values,
): Promise<FieldProblem[]> {
  const complete = completeValue(kind, value, work)
  const fields = Object.fromEntries(
    Object.entries(complete).filter(([name]) => name in kind.input.properties),
  )
  const problems = problemsOf(kind, fields)
  if (problems.length > 0) return problems
  return [
    ...(await missingReferences(work, kind, fields)),
    ...(await wordlessPictures(work, kind, fields)),
    ...(await kind.checkAmong(work, id, fields)),
  ]
}

/** Fields that name something which is not there, or not any more. */
async function missingReferences({ tx, kinds }: Publishing, kind: Kind, value: Values) {
  const problems = []
  for (const [field, words] of Object.entries(kind.fields)) {
    if (typeof words === 'string' || !words.refersTo) continue
    const target = kinds.named(words.refersTo)
    const ids = [value[field] ?? []].flat().filter((id): id is number => typeof id === 'number')
    if (ids.length === 0 || isGroup(target)) continue
    const known = await knownIds(tx, target, ids)
    if (ids.some((id) => !known.has(id)))
      problems.push({
        field,
        message: `${words.label} names a ${target.one.toLowerCase()} that is not there.`,
      })
  }
  return problems
}

/** Writes a whole value of a content as it is published, or as it is looked at beforehand. */
export async function publishValue(
  work: Publishing,
  kind: Kind,
  id: number,
  value: Values,
  published: Values | null,
  isPreview = false,
): Promise<void> {
  const faults = await faultsOf(work, kind, id, value)
  const problems = isPreview ? faults.filter(({ maySee }) => !maySee) : faults
  if (problems.length > 0) throw incomplete(problems)
  const complete = completeValue(kind, value, work)
  const isNew = published === null
  await writeContent(work.tx, kind, id, isNew ? await placed(work, kind, complete) : complete, isNew)
  await leadOn(work, kind, id, published, complete)
}

/** Whoever comes by an address that a page has left is led to where it is now. */
async function leadOn(
  work: Publishing,
  kind: Kind,
  id: number,
  before: Values | null,
  after: Values,
): Promise<void> {
  if (!kind.pages) return
  const around = await aroundOf(work, kind, { id, value: after })
  const moves = before ? movesBetween(kind, before, after, around) : []
  const taken = before ? moves.map(({ to }) => to) : kind.pages(after, around)
  if (taken.length > 0) await work.kinds.redirect(work, { moves, taken })
}

/** Something new comes last where nobody has chosen its place. */
async function placed({ tx }: Publishing, kind: Kind, value: Values): Promise<Values> {
  if (isGroup(kind) || kind.order !== 'rank' || value.rank) return value
  return { ...value, rank: (await lastRank(tx, kind)) + 1 }
}

/**
 * Publishes a draft within a unit of work that has begun a piece of work. Fields that others have published since the
 * draft was begun stay theirs, unless the draft changed them too: then it is refused, and a preview shows the draft's.
 */
export async function publishDraft(
  work: Publishing,
  draft: DraftRow,
  { isPreview = false } = {},
): Promise<{ kind: Kind; id: number; title: string }> {
  const kind = work.kinds.named(draft.kind)
  const id = draft.contentId
  const published = await readContent(work.tx, kind, id, true)
  if (!published && !draft.isNew)
    throw conflict(`This ${kind.one.toLowerCase()} was deleted meanwhile: take it out of the trash first.`)
  const merged = mergedWith(kind, draft, published)
  if (merged.problem && !isPreview) throw merged.problem
  const value = merged.problem ? { ...published, ...draft.value } : merged.value
  const title = await contentTitle(work, kind, value)
  await nameRows(work, title)
  await publishValue(work, kind, id, value, published, isPreview)
  await deleteDraft(work.tx, draft.id)
  return { kind, id, title }
}

function mergedWith(
  kind: Kind,
  draft: DraftRow,
  published: Values | null,
): { value: Values; problem: ApiProblem | null } {
  if (!published) return { value: draft.value, problem: null }
  const { value, conflicts } = mergeFields(draft.base ?? {}, published, draft.value)
  return { value, problem: conflicts.length > 0 ? collided(kind, conflicts) : null }
}

/** Makes anew what is made from what was written: once for a kind, however many rows it was. */
export async function tellWritten(
  work: Publishing,
  written: readonly { kind: Kind; id: number; was?: Values }[],
): Promise<void> {
  for (const [kind, contents] of Map.groupBy(written, (each) => each.kind)) {
    const ids = [...new Set(contents.map(({ id }) => id))]
    if (kind.foundAs) await work.kinds.index(work, kind.foundAs, ids)
    await kind.written?.(
      work,
      ids,
      contents.flatMap(({ was }) => (was ? [was] : [])),
    )
  }
}
