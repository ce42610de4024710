import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, text } from '../shapes/schema.ts'
import { at, ItemId, writes } from './desk.words.ts'

export const deskRecaps = endpoints({
  recap: {
    ...writes,
    method: 'POST',
    path: at('/games/:gameId/recap'),
    summary:
      'The recap of a game that is over, begun as the draft of a story; the one that is there, where one is',
    params: object({ gameId: ItemId }),
    response: object({
      /** Of the story. */
      id: ItemId,
      title: text(),
      isNew: Type.Boolean({ description: 'Whether it was written just now' }),
    }),
  },
})
