import type { Kind } from '../kind/kind.ts'
import { beginWork } from '../pieces/begin-work.ts'
import { draftOf, listDrafts, updateDraft } from '../pieces/drafts.queries.ts'
import { beginDraft, discardDraft, saveDraft, seenDraft, tellDraft, tellItem } from '../pieces/drafts.ts'
import { duplicateContent } from '../pieces/duplicate.ts'
import type { Hand } from '../pieces/hand.ts'
import { subjectOf, valueBefore } from '../pieces/history.ts'
import { faultsOf, publishDraft, tellWritten } from '../pieces/publish.ts'
import { conflict, incomplete, momentToCome } from '../pieces/refusals.ts'
import { openRelease } from '../pieces/releases.ts'
import { kindsFor, refusePublisher } from '../pieces/rights.ts'
import { cursorOf, readCursor } from '../rows/list-content.ts'
import { sportsOf } from '../rows/sport-of.ts'
import { contentTitle } from '../rows/titles.ts'
import type { DeskHandlers, Work } from './work.ts'

type Names =
  | 'begin'
  | 'save'
  | 'discard'
  | 'publish'
  | 'plan'
  | 'submit'
  | 'approve'
  | 'sendBack'
  | 'putIntoRelease'
  | 'duplicate'
  | 'restoreVersion'
  | 'drafts'

async function publishSeen(hand: Hand, kind: Kind, id: number, version: number, isSubmitted: boolean) {
  const draft = await seenDraft(hand, kind, id, version)
  if (isSubmitted && draft.state !== 'submitted') throw conflict('Nobody waits for this to be approved.')
  await refusePublisher(hand, kind, id, draft.value)
  const work = await beginWork(hand, {
    what: 'publish',
    subject: subjectOf(kind, id),
    title: await contentTitle(hand, kind, draft.value),
    sportId: draft.sportId,
  })
  const written = await publishDraft(hand, draft)
  await tellWritten(hand, [written])
  return { work, ids: [id] }
}

/** What becomes of drafts. */
export const draftCalls = (work: Work): Pick<DeskHandlers, Names> => ({
  begin: (call, { kind: name, body: { key, value = {} } }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const draft = await beginDraft(hand, kind, key, value)
      return tellItem(hand, kind, draft.contentId)
    }),
  save: (call, { kind: name, id, body }) =>
    work.writeKind(call, name, async (hand, kind) => tellDraft(hand, await saveDraft(hand, kind, id, body))),
  discard: (call, { kind: name, id }) =>
    work.writeKind(call, name, async (hand, kind) => {
      await discardDraft(hand, kind, id)
      return { work: null, ids: [id] }
    }),
  publish: (call, { kind: name, id, body: { version } }) =>
    work.writeKind(call, name, (hand, kind) => publishSeen(hand, kind, id, version, false)),
  approve: (call, { kind: name, id, body: { version } }) =>
    work.writeKind(call, name, (hand, kind) => publishSeen(hand, kind, id, version, true)),
  plan: (call, { kind: name, id, body: { version, publishAt } }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const draft = await seenDraft(hand, kind, id, version)
      await refusePublisher(hand, kind, id, draft.value)
      const problems = publishAt === null ? [] : await faultsOf(hand, kind, id, draft.value)
      if (problems.length > 0) throw incomplete(problems)
      const moment = momentToCome(hand, publishAt)
      const { userId, name: userName } = hand.visitor
      const planned = await updateDraft(hand.tx, draft.id, {
        publishAt: moment,
        state: 'open',
        note: null,
        userId,
        userName,
      })
      return tellDraft(hand, planned)
    }),
  submit: (call, { kind: name, id, body: { version } }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const draft = await seenDraft(hand, kind, id, version)
      const problems = await faultsOf(hand, kind, id, draft.value)
      if (problems.length > 0) throw incomplete(problems)
      return tellDraft(hand, await updateDraft(hand.tx, draft.id, { state: 'submitted', note: null }))
    }),
  sendBack: (call, { kind: name, id, body: { version, note } }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const draft = await seenDraft(hand, kind, id, version)
      await refusePublisher(hand, kind, id, draft.value)
      if (draft.state !== 'submitted') throw conflict('Nobody waits for this to be approved.')
      return tellDraft(hand, await updateDraft(hand.tx, draft.id, { state: 'returned', note }))
    }),
  putIntoRelease: (call, { kind: name, id, body: { releaseId } }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const draft = await seenDraft(hand, kind, id, null)
      await refusePublisher(hand, kind, id, draft.value)
      if (releaseId !== null) await openRelease(hand, releaseId)
      return tellDraft(hand, await updateDraft(hand.tx, draft.id, { releaseId, publishAt: null }))
    }),
  duplicate: (call, { kind: name, id, body: { key } }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const begun = await duplicateContent(hand, kind, id, key)
      return tellItem(hand, kind, begun.contentId)
    }),
  restoreVersion: (call, { kind: name, id, body }) =>
    work.writeKind(call, name, async (hand, kind) => {
      const values = await valueBefore(hand, kind, id, body.work)
      const draft = await draftOf(hand.tx, kind.name, id)
      return tellDraft(hand, await saveDraft(hand, kind, id, { version: draft?.version ?? 0, values }))
    }),
  drafts: (call, { state, mine, after, limit = 50 }) =>
    work.read(call, async (hand) => {
      const rows = await listDrafts(hand.tx, {
        state,
        userId: mine ? hand.visitor.userId : undefined,
        sportIds: sportsOf(hand.visitor),
        kinds: kindsFor(hand),
        before: after === undefined ? undefined : readCursor(after),
        limit: limit + 1,
      })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      const told = []
      for (const row of page) told.push(await tellDraft(hand, row))
      return {
        drafts: told,
        next: rows.length > page.length && last ? cursorOf(last.changedAt.toISOString(), last.id) : null,
      }
    }),
})
