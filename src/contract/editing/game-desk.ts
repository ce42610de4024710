import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { gameStates } from '../shapes/game-state.ts'
import { nullable, nullableText, object, oneOf, text } from '../shapes/schema.ts'
import { DateOnly, DateTimeUtc, Id } from '../shapes/shared.ts'
import { sportGroups } from '../shapes/sport-groups.ts'
import { at, Day, ItemId, reads, writes } from './desk.words.ts'
import { HandAct } from './hand-score.ts'

const OfGame = object({ gameId: ItemId })

/** A game in a list of what is on. */
export const DeskGameLine = object({
  id: Id,
  sport: text(),
  opponent: text(),
  startDate: DateOnly,
  time: text(),
  locationIndicator: oneOf(['H', 'A', 'N']),
  state: oneOf(gameStates),
  /** As it is told now; nothing before it begins. */
  score: nullable(object({ us: text(), them: text() })),
  /** Who keeps the score: a program whose file stands, somebody at the field, or nobody yet. */
  keptBy: nullable(oneOf(['file', 'hand'])),
  mayWrite: Type.Boolean(),
})
export type DeskGameLine = Static<typeof DeskGameLine>

/** A side as its key shows it: nobody presses the wrong one. */
const DeskSide = object({
  name: text(),
  color: nullableText(),
  textColor: nullableText(),
  logo: nullableText(),
})
export type DeskSide = Static<typeof DeskSide>

export const ToldAct = object({ ...HandAct.properties, at: DateTimeUtc, by: text() })
export type ToldAct = Static<typeof ToldAct>

export const DeskGame = object({
  ...DeskGameLine.properties,
  group: nullable(oneOf(sportGroups)),
  /** How many periods a game of the sport has; 0 where it has none. */
  regulation: Type.Integer(),
  us: DeskSide,
  them: DeskSide,
  acts: Type.Array(ToldAct, { description: 'What was said by hand, in its order; what was taken back too' }),
  /** The file of a scoring program that the game's numbers are from: what is said by hand gives way to it. */
  file: nullable(
    object({
      id: Id,
      name: nullableText(),
      program: nullableText(),
      receivedAt: DateTimeUtc,
      isComplete: Type.Boolean(),
      warnings: Type.Integer(),
      /** People in it whom nobody has found on the roster. */
      strangers: Type.Integer(),
    }),
  ),
  /** Why no score is taken by hand, in words. */
  refusal: nullableText(),
})
export type DeskGame = Static<typeof DeskGame>

/** THE GAME DESK: what somebody at a field says of a game. It goes out at once. */
export const gameDesk = endpoints({
  gamesAtDesk: {
    ...reads,
    path: at('/game-desk'),
    summary: 'The games of a day, today without one: who is playing, and who keeps the score',
    query: object({ day: Type.Optional(Day) }),
    response: object({ day: DateOnly, games: Type.Array(DeskGameLine) }),
  },
  gameAtDesk: {
    ...reads,
    path: at('/game-desk/:gameId'),
    summary: 'A game as whoever is at the field needs it: both sides, what was said, whose file stands',
    params: OfGame,
    response: DeskGame,
  },
  sayOfGame: {
    ...writes,
    method: 'POST',
    path: at('/game-desk/:gameId/acts'),
    summary:
      'Keeps the score by hand: acts in their order, each counted once however often it is sent; viewers are told at once',
    params: OfGame,
    body: object({ acts: Type.Array(HandAct, { minItems: 1, maxItems: 200 }) }),
    response: DeskGame,
    rate: { name: 'game desk', max: 600, minutes: 1 },
    idempotent: true,
  },
})
