import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import { Done } from './desk.shapes.ts'
import { at, example, ItemId, Limit, reads, Words, writes } from './desk.words.ts'
import { assetLacks, assetTypes, documentGaps } from './kinds/asset-types.ts'

const whole = () => nullable(Type.Integer())

/** A file of the media library. */
export const Asset = object({
  id: Id,
  type: oneOf(assetTypes),
  title: text(),
  /** What a content says in its place; it stays when the file is replaced. */
  address: text(),
  contentType: text(),
  bytes: Type.Integer(),
  width: whole(),
  height: whole(),
  durationSeconds: whole(),
  gaps: Type.Array(oneOf(documentGaps), {
    description: 'What a PDF lacks for those who do not see it, as far as a program can tell',
  }),
  alt: nullableText(),
  isDecorative: Type.Boolean(),
  caption: nullableText(),
  credit: nullableText(),
  /** In percent of its width and height. */
  focalX: whole(),
  focalY: whole(),
  sportId: nullable(Id),
  gameId: nullable(Id),
  captionsId: nullable(Id),
  createdBy: text(),
  createdAt: DateTimeUtc,
  mayWrite: Type.Boolean(),
})
export type Asset = Static<typeof Asset>

const Mention = object({ kind: text(), one: text(), id: Id, title: text(), isDraft: Type.Boolean() })

const Upload = Type.String({
  pattern: '^[0-9a-f-]{36}$',
  ...example('00000000-0000-4000-8000-000000000000'),
})
const OfUpload = object({ upload: Upload })
const OfAsset = object({ id: ItemId })

/** A part is as large as the connection is good; more than this at once is not read. */
export const mostPartBytes = 8 * 1024 * 1024
const uploads = { ...writes, rate: { name: 'uploads', max: 1200, minutes: 1 } } as const

/** THE LIBRARY: what the desk asks of it beyond what it asks of every kind. */
export const deskMedia = endpoints({
  library: {
    ...reads,
    path: at('/media/assets'),
    summary: 'The files of the media library, the newest first: searched, filtered, a page at a time',
    query: object({
      search: Type.Optional(Words),
      type: Type.Optional(oneOf(assetTypes)),
      sportId: Type.Optional(Id),
      lacks: Type.Optional(
        oneOf([...assetLacks, 'both'], {
          description:
            'Pictures without alt text; documents without tags; files that nothing shows; pictures that nothing shows, without alt text',
        }),
      ),
      key: Type.Optional(
        Type.String({ pattern: '^[0-9a-f]{32}$', description: 'The word that its address has' }),
      ),
      after: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
      limit: Type.Optional(Limit),
    }),
    response: object({
      assets: Type.Array(Asset),
      next: nullable(Id),
      total: Type.Integer(),
      wordless: Type.Integer({ description: 'How many of all of them are pictures without alt text' }),
    }),
  },
  asset: {
    ...reads,
    path: at('/media/assets/:id'),
    summary: 'A file of the media library',
    params: OfAsset,
    response: Asset,
  },
  assetUses: {
    ...reads,
    path: at('/media/assets/:id/uses'),
    summary: 'The contents and drafts that show a file, the first of each kind',
    params: OfAsset,
    response: object({ uses: Type.Array(Mention) }),
  },
  altSuggestions: {
    ...reads,
    path: at('/media/assets/:id/alt-suggestions'),
    summary: 'What might be said of a picture, from its people and its game; nothing is filled in',
    params: OfAsset,
    response: object({ suggestions: Type.Array(text()) }),
  },
  beginUpload: {
    ...uploads,
    method: 'POST',
    path: at('/media/uploads'),
    summary: 'Begins the upload of a file; one that is in the library already is answered with',
    body: object({
      name: Type.String({ minLength: 1, maxLength: 300 }),
      bytes: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
      hash: Type.Optional(
        Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file, where it is known' }),
      ),
    }),
    response: object({
      upload: nullable(Upload),
      received: Type.Integer(),
      asset: Type.Union([Asset, Type.Null()]),
    }),
  },
  upload: {
    ...reads,
    path: at('/media/uploads/:upload'),
    summary: 'How far an upload has come, from where it goes on',
    params: OfUpload,
    response: object({ name: text(), bytes: Type.Integer(), received: Type.Integer() }),
  },
  sendPart: {
    ...uploads,
    method: 'PUT',
    path: at('/media/uploads/:upload/part'),
    summary: 'The next part of a file. One that is sent again changes nothing; another than the next is 409',
    params: OfUpload,
    query: object({ offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, ...example(0) }) }),
    takes: ['application/octet-stream'],
    maxBytes: mostPartBytes,
    response: object({ received: Type.Integer() }),
  },
  finishUpload: {
    ...uploads,
    method: 'POST',
    path: at('/media/uploads/:upload/finish'),
    summary: 'Makes a file of the library of an upload that has come whole, or replaces one everywhere',
    params: OfUpload,
    body: object({
      sportId: Type.Optional(nullable({ ...ItemId })),
      replaces: Type.Optional(nullable({ ...ItemId })),
      drop: Type.Optional(
        Type.String({
          pattern: '^[0-9a-f-]{36}$',
          description: 'Files that were dropped together have the same: they are one piece of work',
          ...example('00000000-0000-4000-8000-000000000000'),
        }),
      ),
    }),
    response: object({ asset: Asset, isNew: Type.Boolean(), work: nullableText() }),
  },
  cancelUpload: {
    ...uploads,
    method: 'DELETE',
    path: at('/media/uploads/:upload'),
    summary: 'Throws away what has come of an upload',
    params: OfUpload,
    response: Done,
  },
})
