import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, oneOf, text } from '../shapes/schema.ts'
import { at, ItemId, writes } from './desk.words.ts'

/** What became of a story that was asked for. `taken`: somebody wrote it, or it is published, planned or submitted. */
export const recapOutcomes = ['begun', 'rewritten', 'unchanged', 'taken'] as const

export const deskRecaps = endpoints({
  recap: {
    ...writes,
    method: 'POST',
    path: at('/games/:gameId/recap'),
    summary:
      'The recap of a game, begun as the draft of a story and written anew while nobody has changed it; what was changed by hand stays',
    params: object({ gameId: ItemId }),
    response: object({
      /** Of the story. */
      id: ItemId,
      title: text(),
      outcome: oneOf(recapOutcomes),
      kept: Type.Array(text(), { description: 'The fields that were changed by hand, as forms call them' }),
    }),
  },
})
