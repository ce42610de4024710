import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'
import { Done } from './desk.shapes.ts'
import { at, example, ItemId, reads, writes } from './desk.words.ts'

const OfFile = object({ fileId: ItemId })
const Side = oneOf(['school', 'opponent'], example('school'))

/** Table → column → number. */
const Numbers = Type.Record(Type.String(), Type.Record(Type.String(), Type.Number()))

export const ToldCorrection = object({
  id: Id,
  /** 'Ada Bay, Rushing Yards'. */
  number: text(),
  /** What the file said when it was corrected, and what it was made. */
  said: Type.Number(),
  value: Type.Number(),
  /** What the file says that stands; null where it has nobody of that name. */
  saidNow: nullable(Type.Number()),
  state: oneOf(['holds', 'agreed', 'overruled']),
  reason: text(),
  by: text(),
  at: DateTimeUtc,
})
export type ToldCorrection = Static<typeof ToldCorrection>

export const FileNumbers = object({
  gameId: Id,
  mayCorrect: Type.Boolean(),
  /** Why nothing is corrected now. */
  refusal: nullableText(),
  tables: Type.Array(
    object({
      key: text(),
      title: text(),
      teamOnly: Type.Boolean(),
      columns: Type.Array(object({ key: text(), name: text() })),
    }),
  ),
  sides: Type.Array(
    object({
      side: Side,
      name: text(),
      totals: Numbers,
      players: Type.Array(object({ jersey: text(), name: text(), groups: Numbers })),
    }),
  ),
  corrections: Type.Array(ToldCorrection),
})
export type FileNumbers = Static<typeof FileNumbers>

/** Something that a file says otherwise than the one before it did. */
export const NumberChange = object({
  who: text(),
  label: text(),
  before: nullableText(),
  after: nullableText(),
})
export type NumberChange = Static<typeof NumberChange>

/** The numbers of a game as its file has them: what is new in it, and what of it is wrong. */
export const statNumbers = endpoints({
  fileDifference: {
    ...reads,
    path: at('/stat-files/:fileId/difference'),
    summary: 'What a file of a game says otherwise than the version that came before it',
    params: OfFile,
    response: object({
      /** Nothing where it is the first. */
      before: nullable(object({ id: Id, name: nullableText(), receivedAt: DateTimeUtc })),
      changes: Type.Array(NumberChange),
      /** How many more there are. */
      more: Type.Integer(),
    }),
  },
  fileNumbers: {
    ...reads,
    path: at('/stat-files/:fileId/numbers'),
    summary: 'The numbers that stand of a file of a game, and what was corrected of them',
    params: OfFile,
    response: FileNumbers,
  },
  correctNumber: {
    ...writes,
    method: 'POST',
    path: at('/stat-files/:fileId/numbers'),
    summary:
      'Corrects a number of a game that is over, with a reason: it holds for the files to come until one says something new',
    params: OfFile,
    body: object({
      side: Side,
      jersey: Type.String({ maxLength: 20, description: 'Empty, as the name, for the team', ...example('') }),
      name: Type.String({ maxLength: 200, ...example('') }),
      table: Type.String({ minLength: 1, maxLength: 60, ...example('rushing') }),
      column: Type.String({ minLength: 1, maxLength: 60, ...example('yds') }),
      value: Type.Number({ minimum: -99_999, maximum: 99_999, ...example(61) }),
      reason: Type.String({ minLength: 3, maxLength: 300, ...example('Seen again on film') }),
    }),
    response: Done,
  },
  takeBackCorrection: {
    ...writes,
    method: 'DELETE',
    path: at('/stat-files/:fileId/numbers/:correctionId'),
    summary: 'Takes a correction back: the number is the file’s again',
    params: object({ fileId: ItemId, correctionId: ItemId }),
    response: Done,
  },
})
