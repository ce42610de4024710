import { Type } from 'typebox'
import { nullable, nullableText, object, text } from '#contract/shapes/schema.ts'
import {
  BoxScoreVenue,
  boxScorePlayer,
  type CountedLine,
  CourtMatch,
  Drive,
  type StoredBoxScore as Kept,
  Official,
  ScoringPlay,
  Side,
} from '#contract/shapes/stats-shapes.ts'

/** Numbers by their names; which there are is the sport's. */
export const StoredLine = Type.Unsafe<CountedLine>({ type: 'object', default: {} })

export const StoredPlayer = object({ ...boxScorePlayer, groups: StoredLine })

const team = {
  side: Side,
  name: text(),
  abbreviation: text(),
  record: nullableText(),
  score: Type.Number(),
  scoreByPeriod: Type.Array(Type.Number()),
  totals: StoredLine,
}
export const StoredTeam = object({ ...team, players: Type.Array(StoredPlayer) })
/** Without its players. */
export const StoredOpponents = object(team)

const PeriodLine = object({
  period: Type.Integer(),
  side: Side,
  player: nullable(Type.Integer()),
  groups: StoredLine,
})

/** A box score as it lies in the database. */
export const StoredBoxScore = Type.Unsafe<Kept>(
  object({
    venue: BoxScoreVenue,
    periods: Type.Array(text()),
    teams: Type.Array(StoredTeam, { minItems: 2, maxItems: 2 }),
    scoring: Type.Array(ScoringPlay),
    drives: Type.Array(Drive),
    matches: Type.Array(CourtMatch),
    officials: Type.Array(Official),
    byPeriod: Type.Optional(Type.Array(PeriodLine)),
  }),
)
