import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, oneOf, text } from '../shapes/schema.ts'
import { DateOnly, Id } from '../shapes/shared.ts'
import { at, Day, example, ItemId, reads, writes } from './desk.words.ts'

/** What became of a story that was asked for. `taken`: somebody wrote it, or it is published, planned or submitted. */
export const recapOutcomes = ['begun', 'rewritten', 'unchanged', 'taken'] as const

const Begun = object({
  /** Of the story. */
  id: ItemId,
  title: text(),
  outcome: oneOf(recapOutcomes),
  kept: Type.Array(text(), { description: 'The fields that were changed by hand, as forms call them' }),
})

export const deskRecaps = endpoints({
  gamePreview: {
    ...writes,
    method: 'POST',
    path: at('/games/:gameId/preview'),
    summary: 'The story of a game that is to be played, begun as a draft from all that is known before it',
    params: object({ gameId: ItemId }),
    response: Begun,
  },
  weekNotes: {
    ...writes,
    method: 'POST',
    path: at('/seasons/:seasonId/notes'),
    summary:
      "A team's notes of the seven days until a day and of those that come, begun as the draft of a story",
    params: object({ seasonId: ItemId }),
    body: object({ until: { ...Day, ...example('2026-11-15') } }),
    response: Begun,
  },
  gamesToTell: {
    ...reads,
    path: at('/games/to-tell'),
    summary: 'Games of the last days that are over and have no recap yet, not even a draft: the last first',
    response: object({
      games: Type.Array(
        object({
          id: Id,
          sport: text(),
          opponent: text(),
          day: DateOnly,
          /** 'W, 72-65' */
          result: text(),
        }),
      ),
    }),
  },
  recap: {
    ...writes,
    method: 'POST',
    path: at('/games/:gameId/recap'),
    summary:
      'The recap of a game, begun as the draft of a story and written anew while nobody has changed it; what was changed by hand stays',
    params: object({ gameId: ItemId }),
    response: Begun,
  },
})
