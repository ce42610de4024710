import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import { Done, Draft, HistoryEntry, Release, WorkDetails } from './desk.shapes.ts'
import {
  at,
  Cursor,
  KindName,
  Limit,
  OfRelease,
  OfWork,
  Planned,
  publishes,
  reads,
  Words,
  writes,
} from './desk.words.ts'
import { draftStates } from './draft.ts'

/** What becomes of what was written: drafts of all kinds, releases, history, trash and previews. */
export const deskWork = endpoints({
  drafts: {
    ...reads,
    path: at('/drafts'),
    summary: 'What is being written, the latest first',
    query: object({
      state: Type.Optional(oneOf(draftStates)),
      mine: Type.Optional(Type.Boolean()),
      after: Type.Optional(Cursor),
      limit: Type.Optional(Limit),
    }),
    response: object({ drafts: Type.Array(Draft), next: nullable(text()) }),
  },
  releases: {
    ...reads,
    path: at('/releases'),
    summary: 'Releases that are not out yet, and the last that are',
    response: object({ releases: Type.Array(Release) }),
  },
  release: {
    ...reads,
    path: at('/releases/:releaseId'),
    summary: 'A release with its drafts',
    params: OfRelease,
    response: Release,
  },
  createRelease: {
    ...publishes,
    method: 'POST',
    path: at('/releases'),
    summary: 'Begins a release',
    body: object({
      title: Type.String({ minLength: 1, maxLength: 200 }),
      publishAt: Type.Optional(Planned),
    }),
    response: Release,
  },
  changeRelease: {
    ...publishes,
    method: 'PUT',
    path: at('/releases/:releaseId'),
    summary: 'Changes the title of a release, or when it goes out',
    params: OfRelease,
    body: object({
      title: Type.String({ minLength: 1, maxLength: 200 }),
      publishAt: Planned,
    }),
    response: Release,
  },
  removeRelease: {
    ...publishes,
    method: 'DELETE',
    path: at('/releases/:releaseId'),
    summary: 'Dissolves a release; its drafts stay',
    params: OfRelease,
    response: Done,
  },
  publishRelease: {
    ...publishes,
    method: 'POST',
    path: at('/releases/:releaseId/publish'),
    summary: 'Publishes all of a release, or nothing of it',
    params: OfRelease,
    body: object({}),
    response: Done,
  },
  log: {
    ...reads,
    path: at('/history'),
    summary: 'Who did what, the latest first',
    query: object({
      search: Type.Optional(Words),
      kind: Type.Optional(KindName),
      after: Type.Optional(Cursor),
      limit: Type.Optional(Limit),
    }),
    response: object({ entries: Type.Array(HistoryEntry), next: nullable(text()) }),
  },
  work: {
    ...reads,
    path: at('/history/:work'),
    summary: 'One piece of work with what it changed, in words',
    params: OfWork,
    response: WorkDetails,
  },
  undo: {
    ...writes,
    method: 'POST',
    path: at('/history/:work/undo'),
    summary: 'Takes a whole piece of work back; that too can be undone',
    params: OfWork,
    body: object({}),
    response: Done,
  },
  trash: {
    ...reads,
    path: at('/trash'),
    summary: 'What was deleted within thirty days',
    response: object({ entries: Type.Array(HistoryEntry) }),
  },
  restore: {
    ...writes,
    method: 'POST',
    path: at('/trash/:work/restore'),
    summary: 'Takes something out of the trash, with all that went with it',
    params: OfWork,
    body: object({}),
    response: Done,
  },
  preview: {
    ...writes,
    method: 'POST',
    path: at('/previews'),
    summary: 'An address that shows the site as it would be, for a day, also to somebody without an account',
    body: object({
      drafts: Type.Optional(Type.Array(Id, { maxItems: 50 })),
      releaseId: Type.Optional(Id),
      /** The moment that is shown; with it goes all that is due by then. */
      at: Type.Optional(DateTimeUtc),
      path: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 1000 })),
    }),
    response: object({ address: text(), expires: DateTimeUtc }),
  },
})
