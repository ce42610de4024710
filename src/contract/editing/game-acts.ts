import { Type } from 'typebox'
import { object, oneOf } from '../shapes/schema.ts'
import { Day, example } from './desk.words.ts'

/** What may happen to a game that was planned otherwise. */
const gameActs = ['time', 'postpone', 'cancel', 'reschedule', 'restore', 'final', 'forfeit'] as const
export type GameAct = (typeof gameActs)[number]

/** Points, goals, runs: whole and not negative, as a scoreboard has them. */
const Points = Type.Integer({ minimum: 0, maximum: 9999, ...example(3) })

/** What is said of an act: each needs some of it. */
export const GameActBody = object({
  act: oneOf(gameActs, example('time')),
  startDate: Type.Optional(Day),
  time: Type.Optional(
    Type.String({ minLength: 1, maxLength: 20, description: 'At the venue: 7:00 PM, TBD or All Day' }),
  ),
  winner: Type.Optional(
    oneOf(['us', 'them', 'nobody'], {
      description: 'Of a forfeit; of a final score where the higher one does not win',
    }),
  ),
  teamScore: Type.Optional(Points),
  opponentScore: Type.Optional(Points),
  postscore: Type.Optional(
    Type.String({ maxLength: 40, description: 'Behind a final score, as in (OT)', ...example('(OT)') }),
  ),
  alert: Type.Optional(Type.Boolean({ description: 'Says so on every page until the day is over' })),
  story: Type.Optional(
    Type.Boolean({
      description:
        'Says so in a story too, which feeds have and subscribers of the team get by mail; for publishers of stories',
    }),
  ),
})
