import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import {
  Done,
  Draft,
  HistoryEntry,
  Item,
  ItemList,
  KindDescription,
  KindSummary,
  Reference,
  Release,
  Values,
  WorkDetails,
} from './desk.shapes.ts'
import { draftStates } from './draft.ts'

/** Outside of the public API's version: nobody but the desk asks for it, and its school is the one of the host. */
const at = <const Path extends string>(path: Path) => `/api/admin/v1${path}` as const

const example = <const Value>(value: Value) => ({ examples: [value] })
const KindName = Type.String({ pattern: '^[\\w-]{1,40}$', ...example('partners') })
const ItemId = Type.Integer({ minimum: 1, maximum: 2_147_483_647, ...example(1) })
const Work = Type.String({ pattern: '^[\\w-]{1,64}$', ...example('00000000-0000-4000-8000-000000000000') })
const OfKind = object({ kind: KindName })
const OfItem = object({ kind: KindName, id: ItemId })
const OfRelease = object({ releaseId: ItemId })
const OfWork = object({ work: Work })

const Words = Type.String({ maxLength: 200 })
const Cursor = Type.String({ maxLength: 600 })
const Limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 })
const Ids = Type.Array(Id, { minItems: 1, maxItems: 200 })

/** Everybody who writes is signed in, comes from a page of the school's own and types by hand. */
const writes = {
  guard: 'same origin',
  needs: 'editor',
  rate: { name: 'desk', max: 300, minutes: 1 },
  maxBytes: 1024 * 1024,
} as const
const reads = { method: 'GET', needs: 'editor', fleeting: true } as const

/** THE DESK'S TABLE: how an office writes. The site never imports it, so that its pages carry nothing of it. */
export const desk = endpoints({
  kinds: {
    ...reads,
    path: at('/kinds'),
    summary: 'The kinds of content that the asker may see',
    response: object({ kinds: Type.Array(KindSummary) }),
  },
  kind: {
    ...reads,
    path: at('/kinds/:kind'),
    summary: 'A kind: its fields in words, its list, its filters',
    params: OfKind,
    response: KindDescription,
  },
  list: {
    ...reads,
    path: at('/kinds/:kind/items'),
    summary: 'The contents of a kind, published and not: searched, filtered, sorted, a page at a time',
    params: OfKind,
    query: object({
      search: Type.Optional(Words),
      filter: Type.Optional(
        Type.String({ maxLength: 400, description: 'field:value, several with a comma between them' }),
      ),
      sort: Type.Optional(
        Type.String({ pattern: '^-?\\w{1,60}$', description: 'A field; with - the last comes first' }),
      ),
      after: Type.Optional(Cursor),
      limit: Type.Optional(Limit),
    }),
    response: ItemList,
  },
  item: {
    ...reads,
    path: at('/kinds/:kind/items/:id'),
    summary: 'One content: what is published, and its draft',
    params: OfItem,
    response: Item,
  },
  begin: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items'),
    summary: 'Begins something new as a draft, with an id that is kept for it',
    params: OfKind,
    body: object({
      key: Type.String({
        format: 'uuid',
        description: 'New for each: sent again, it is begun once',
        ...example('00000000-0000-4000-8000-000000000000'),
      }),
      value: Type.Optional(Values),
    }),
    response: Item,
    idempotent: true,
  },
  save: {
    ...writes,
    method: 'PUT',
    path: at('/kinds/:kind/items/:id/draft'),
    summary:
      'Saves fields into the draft. Fields that somebody else changed meanwhile are refused with both values, the rest merges',
    params: OfItem,
    body: object({
      version: Type.Integer({
        minimum: 0,
        description: 'Of the draft that was seen; 0 where there was none',
      }),
      values: Values,
      from: Type.Optional(
        Type.Unsafe<Record<string, unknown>>({
          ...Values,
          description:
            'What stood in these fields when they were begun; without it an older version is refused',
        }),
      ),
      publishedVersion: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'What is published now was seen: the draft is one of that from here on',
        }),
      ),
    }),
    response: Draft,
  },
  discard: {
    ...writes,
    method: 'DELETE',
    path: at('/kinds/:kind/items/:id/draft'),
    summary: 'Throws a draft away; what is published stays',
    params: OfItem,
    response: Done,
  },
  publish: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/publish'),
    summary: 'Publishes the draft that was seen',
    params: OfItem,
    body: object({ version: Type.Integer({ minimum: 1 }) }),
    response: Done,
  },
  plan: {
    ...writes,
    method: 'PUT',
    path: at('/kinds/:kind/items/:id/plan'),
    summary: 'Says when the draft is published by itself; null takes that back',
    params: OfItem,
    body: object({ version: Type.Integer({ minimum: 1 }), publishAt: nullable(DateTimeUtc) }),
    response: Draft,
  },
  submit: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/submit'),
    summary: 'Asks a publisher to publish the draft',
    params: OfItem,
    body: object({ version: Type.Integer({ minimum: 1 }) }),
    response: Draft,
  },
  approve: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/approve'),
    summary: 'Publishes a draft that was submitted',
    params: OfItem,
    body: object({ version: Type.Integer({ minimum: 1 }) }),
    response: Done,
  },
  sendBack: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/send-back'),
    summary: 'Gives a draft that was submitted back to whoever wrote it',
    params: OfItem,
    body: object({
      version: Type.Integer({ minimum: 1 }),
      note: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    response: Draft,
  },
  putIntoRelease: {
    ...writes,
    method: 'PUT',
    path: at('/kinds/:kind/items/:id/release'),
    summary: 'Puts a draft into a release, or takes it out',
    params: OfItem,
    body: object({ releaseId: nullable(Id) }),
    response: Draft,
  },
  duplicate: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/duplicate'),
    summary: 'Begins something new that is like this',
    params: OfItem,
    body: object({
      key: Type.String({ format: 'uuid', ...example('00000000-0000-4000-8000-000000000001') }),
    }),
    response: Item,
  },
  references: {
    ...reads,
    path: at('/kinds/:kind/items/:id/references'),
    summary: 'What names this content',
    params: OfItem,
    response: object({ references: Type.Array(Reference) }),
  },
  remove: {
    ...writes,
    method: 'DELETE',
    path: at('/kinds/:kind/items/:id'),
    summary: 'Puts a content into the trash. What names it must have been seen',
    params: OfItem,
    query: object({ confirmed: Type.Optional(Type.Boolean({ default: false })) }),
    response: Done,
  },
  history: {
    ...reads,
    path: at('/kinds/:kind/items/:id/history'),
    summary: 'What was done to a content, the latest first',
    params: OfItem,
    query: object({ after: Type.Optional(Cursor), limit: Type.Optional(Limit) }),
    response: object({ entries: Type.Array(HistoryEntry), next: nullable(text()) }),
  },
  restoreVersion: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/items/:id/restore'),
    summary: 'Makes a draft of what a content was before a piece of work',
    params: OfItem,
    body: object({ work: Work }),
    response: Draft,
  },
  order: {
    ...writes,
    method: 'PUT',
    path: at('/kinds/:kind/order'),
    summary: 'Puts contents in this order',
    params: OfKind,
    body: object({ ids: Ids }),
    response: Done,
  },
  bulk: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/bulk'),
    summary: 'Changes the same fields of several contents at once',
    params: OfKind,
    body: object({ ids: Ids, values: Values }),
    response: Done,
  },
  export: {
    method: 'GET',
    path: at('/kinds/:kind/export'),
    summary: 'All published contents of a kind as comma-separated values',
    params: OfKind,
    response: Type.String(),
    file: 'text/csv',
    needs: 'editor',
  },
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
    ...writes,
    method: 'POST',
    path: at('/releases'),
    summary: 'Begins a release',
    body: object({
      title: Type.String({ minLength: 1, maxLength: 200 }),
      publishAt: Type.Optional(nullable(DateTimeUtc)),
    }),
    response: Release,
  },
  changeRelease: {
    ...writes,
    method: 'PUT',
    path: at('/releases/:releaseId'),
    summary: 'Changes the title of a release, or when it goes out',
    params: OfRelease,
    body: object({
      title: Type.String({ minLength: 1, maxLength: 200 }),
      publishAt: nullable(DateTimeUtc),
    }),
    response: Release,
  },
  removeRelease: {
    ...writes,
    method: 'DELETE',
    path: at('/releases/:releaseId'),
    summary: 'Dissolves a release; its drafts stay',
    params: OfRelease,
    response: Done,
  },
  publishRelease: {
    ...writes,
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

/** Beside the public tables, as HTTP and the description know it. */
export const deskEndpoints = { desk }
