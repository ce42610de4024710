import { Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, text } from '../shapes/schema.ts'
import { at, ItemId, reads } from './desk.words.ts'

export const deskCards = endpoints({
  milestones: {
    ...reads,
    path: at('/roster-entries/:rosterPlayerId/milestones'),
    summary: 'The round numbers that a player’s career has reached, each with the card that says so',
    params: object({ rosterPlayerId: ItemId }),
    response: object({
      milestones: Type.Array(object({ words: text(), card: text() }), { maxItems: 40 }),
    }),
  },
})
