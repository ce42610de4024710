import type { ReadFailure } from '../../../feeds/statcrew/reading/reading.ts'

/** Why a file that can be read is not taken in. */
export type MatchFailure = 'wrong-sport' | 'no-game' | 'several-games' | 'no-season' | 'older'

export interface StatRefusal {
  kind: ReadFailure | MatchFailure
  /** A line, an element or a field. */
  place: string
  message: string
}

export const refusal = (kind: StatRefusal['kind'], place: string, message: string): StatRefusal => ({
  kind,
  place,
  message,
})

const statuses: Record<StatRefusal['kind'], number> = {
  empty: 422,
  'too-large': 413,
  hostile: 422,
  broken: 422,
  'unknown-sport': 422,
  'not-a-game': 422,
  'wrong-sport': 422,
  'no-game': 404,
  'no-season': 404,
  'several-games': 409,
  older: 409,
}

/** The HTTP status that says the same. */
export const statusOfRefusal = ({ kind }: StatRefusal): number => statuses[kind]

/** A file of a game that is not on the schedule may be taken in as it is once the schedule was seen to. */
export const mayBeTakenLater = ({ kind }: Pick<StatRefusal, 'kind'>): boolean =>
  ['no-game', 'several-games', 'wrong-sport', 'no-season'].includes(kind)
