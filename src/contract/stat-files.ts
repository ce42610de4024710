import { type Static, Type } from 'typebox'
import type { Endpoint } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { Id } from './shapes/shared.ts'

/** What was done with a file that a scoring program sent. */
export const StatFileReceipt = object({
  fileId: Id,
  kind: oneOf(['game', 'season']),
  gameId: Type.Unsafe<number | null>({ ...nullable(Id), description: 'Null for the file of a season.' }),
  changed: Type.Boolean({ description: 'False where the site shows the same as before.' }),
  isRepeat: Type.Boolean({ description: 'These very bytes were taken in before, and nothing was done.' }),
  isComplete: Type.Boolean({ description: 'The file says that the game is over.' }),
  program: text(),
  warnings: Type.Array(object({ place: text(), message: text() }), {
    description: 'Sums that do not add up and the like; the file was taken in all the same.',
  }),
  unmatched: Type.Array(object({ jersey: nullableText(), name: text() }), {
    description: "Players of the school who were not found on the roster and wait for somebody's decision.",
  }),
})
export type StatFileReceipt = Static<typeof StatFileReceipt>

/** Larger than any game: the longest real files have half a megabyte. */
const maxBytes = 8 * 1024 * 1024

/** For scoring programs. A person uploads by a form, with the token typed beside the file. */
export const takeStatFile = {
  method: 'POST',
  path: '/stats/files',
  summary:
    'Takes in a Stat Crew XML file, a running or finished game or a season, with a token of the school',
  query: object({
    gameId: Type.Optional(
      Type.Integer({
        ...Id,
        description: 'The game that is meant, where teams and day do not tell.',
      }),
    ),
    file: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'What the file is called; versions of one game share it.',
      }),
    ),
  }),
  body: object({
    token: Type.String({ description: 'Of the school; in a form it stands beside the file.' }),
    file: Type.Unsafe<File>({ type: 'string', format: 'binary' }),
  }),
  takes: ['application/xml', 'text/xml', 'text/plain', 'application/octet-stream', 'multipart/form-data'],
  maxBytes,
  response: StatFileReceipt,
  guard: 'token',
  rate: { name: 'stat files', max: 'STATS_RATE_LIMIT', minutes: 1 },
  // A token is long and secret, so guessing it by forms is hopeless; this keeps guessers from filling our memory.
  unreadRate: { name: 'stat uploads', max: 20, minutes: 1 },
  idempotent: true,
  who: 'whoever has a token for stat files of the school',
} as const satisfies Endpoint
