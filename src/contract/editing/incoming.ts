import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { Id } from '../shapes/shared.ts'
import { at, example, ItemId, Limit, publishes, reads, Words, writes } from './desk.words.ts'
import { OfferedGame, ReceivedFile, Subscriber, subscriberStates } from './incoming.shapes.ts'

const OfSubscriber = object({ subscriberId: ItemId })
const OfFile = object({ fileId: ItemId })
/** The last that was told. */
const After = Type.String({ pattern: '^\\d{1,9}$', ...example('1') })
const FileStrangers = object({
  seasonId: Id,
  /** Whether the asker may. */
  mayDecide: Type.Boolean(),
  strangers: Type.Array(
    object({ jersey: nullableText(), name: text(), firstName: text(), lastName: text() }),
  ),
  players: Type.Array(object({ id: Id, jersey: nullableText(), name: text() })),
})
const Page = { after: Type.Optional(After), limit: Type.Optional(Limit) }

/** What comes to a school from outside: addresses that asked for its news, and files of scoring programs. */
export const incoming = endpoints({
  subscribers: {
    ...reads,
    needs: 'administrator',
    path: at('/subscribers'),
    summary: 'Who asked for the news by mail, the last first: searched, a page at a time',
    query: object({
      ...Page,
      search: Type.Optional(Words),
      state: Type.Optional(oneOf(subscriberStates)),
    }),
    response: object({
      subscribers: Type.Array(Subscriber),
      total: Type.Integer(),
      next: nullableText(),
    }),
  },
  removeSubscriber: {
    ...writes,
    needs: 'administrator',
    method: 'DELETE',
    path: at('/subscribers/:subscriberId'),
    summary: 'Takes an address off the list and forgets it; this cannot be undone',
    params: OfSubscriber,
    response: object({ email: text() }),
  },
  exportSubscribers: {
    method: 'GET',
    path: at('/subscribers/export'),
    summary: 'Everybody who is subscribed, as comma-separated values',
    response: Type.String(),
    file: 'text/csv',
    needs: 'administrator',
  },
  receivedFiles: {
    ...reads,
    path: at('/stat-files'),
    summary:
      'The files of scoring programs as they came, the last first: from whom, about what, taken or not',
    query: object({ ...Page, search: Type.Optional(Words) }),
    response: object({ files: Type.Array(ReceivedFile), next: nullableText() }),
  },
  keptFile: {
    method: 'GET',
    path: at('/stat-files/:fileId/xml'),
    summary: 'A file of a scoring program as it came, to hand on to the conference or the association',
    params: OfFile,
    response: Type.String(),
    file: 'application/xml',
    needs: 'publisher',
  },
  gamesForFile: {
    ...reads,
    path: at('/stat-files/:fileId/games'),
    summary: 'The games around the day of a file that matched none of them, to choose from',
    params: OfFile,
    response: object({ teams: Type.Array(text()), day: text(), games: Type.Array(OfferedGame) }),
  },
  takeAsGame: {
    ...publishes,
    method: 'POST',
    path: at('/stat-files/:fileId/game'),
    summary:
      'Takes in a kept file as the game that it is said to be, and may remember what it calls the opponent',
    params: OfFile,
    body: object({ gameId: ItemId, remember: Type.Boolean(example(true)) }),
    response: object({ gameId: Id }),
  },
  strangersOfFile: {
    ...reads,
    path: at('/stat-files/:fileId/strangers'),
    summary: 'People in a file of a game whom no rule found on the roster, and who is on it',
    params: OfFile,
    response: FileStrangers,
  },
  decideStranger: {
    ...writes,
    method: 'POST',
    path: at('/stat-files/:fileId/strangers'),
    summary:
      'Says who somebody in a file is, for the season: its box scores are made anew, and files to come know it',
    params: OfFile,
    body: object({
      jersey: nullable(Type.String({ maxLength: 20 })),
      name: Type.String({ minLength: 1, maxLength: 200, ...example('Kalvin Reyess') }),
      is: oneOf(['player', 'on the roster now', 'nobody'], example('nobody')),
      rosterPlayerId: Type.Optional(ItemId),
    }),
    response: FileStrangers,
  },
  endGame: {
    ...publishes,
    method: 'POST',
    path: at('/stat-files/:fileId/end'),
    summary: 'Says that the game is over whose standing file leaves that open',
    params: OfFile,
    response: object({ gameId: Id }),
  },
})
