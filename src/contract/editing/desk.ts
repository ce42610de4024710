import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { brand } from './brand.ts'
import { deskCards } from './desk.cards.ts'
import { deskFront } from './desk.front.ts'
import { deskGrids } from './desk.grids.ts'
import { deskNames } from './desk.names.ts'
import { deskPresence } from './desk.presence.ts'
import { deskRecaps } from './desk.recaps.ts'
import {
  BulkLook,
  DeskSchool,
  Done,
  Draft,
  Found,
  HistoryEntry,
  Item,
  ItemList,
  KindDescription,
  KindSummary,
  Reference,
  Values,
} from './desk.shapes.ts'
import { deskViews } from './desk.views.ts'
import {
  at,
  Cursor,
  Day,
  example,
  Ids,
  Limit,
  OfItem,
  OfKind,
  Planned,
  ReleaseId,
  reads,
  Words,
  Work,
  writes,
} from './desk.words.ts'
import { deskWork } from './desk.work.ts'
import { doors } from './doors.ts'
import { itemStates } from './draft.ts'
import { figures } from './figures.ts'
import { gameDesk } from './game-desk.ts'
import { incoming } from './incoming.ts'
import { deskMedia } from './media.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { schools } from './schools.ts'
import { statNumbers } from './stat-numbers.ts'
import { twoStep } from './two-step.ts'

/** THE DESK'S TABLE: how an office writes. The site never imports it, so that its pages carry nothing of it. */
export const desk = endpoints({
  school: {
    method: 'GET',
    fleeting: true,
    path: at('/school'),
    summary: 'The school whose desk it is: its name, its colors, how one signs in',
    response: DeskSchool,
  },
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
      state: Type.Optional(oneOf(itemStates)),
      sort: Type.Optional(
        Type.String({ pattern: '^-?\\w{1,60}$', description: 'A field; with - the last comes first' }),
      ),
      columns: Type.Optional(
        Type.String({
          pattern: '^\\w{1,60}(?:,\\w{1,60}){0,39}$',
          description: 'Fields that are told beside those of the list, with a comma between them',
        }),
      ),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      after: Type.Optional(Cursor),
      limit: Type.Optional(Limit),
    }),
    response: ItemList,
  },
  find: {
    ...reads,
    path: at('/find'),
    summary: 'What is called like these words, whatever kind it is',
    query: object({ search: Type.String({ minLength: 1, maxLength: 200, ...example('a') }) }),
    response: object({ found: Type.Array(Found) }),
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
    body: object({ version: Type.Integer({ minimum: 1 }), publishAt: Planned }),
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
    body: object({ releaseId: ReleaseId }),
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
    summary: 'What names this content, and what has its address in a text or a field',
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
    summary:
      'Changes the same fields of several contents at once: published as one piece of work, or as drafts by who may not publish',
    params: OfKind,
    body: object({ ids: Ids, values: Values }),
    response: Done,
  },
  lookAtBulk: {
    ...writes,
    method: 'POST',
    path: at('/kinds/:kind/bulk/look'),
    summary: 'What a change of several contents would do; nothing is changed',
    params: OfKind,
    body: object({ ids: Ids, values: Values }),
    response: BulkLook,
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
  ...deskWork,
  ...deskPresence,
  ...deskViews,
  ...deskNames,
  ...deskFront,
  ...deskGrids,
  ...deskRecaps,
  ...deskCards,
  ...deskMedia,
})

/** Beside the public tables, as HTTP and the description know it. */
export const deskEndpoints = {
  desk,
  people,
  twoStep,
  passkeys,
  brand,
  schools,
  doors,
  incoming,
  figures,
  gameDesk,
  statNumbers,
}
