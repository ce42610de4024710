import type { Day } from '../../basics/calendar.ts'
import type { Outcome } from '../../sports/scoring/outcome.ts'
import type { Rival } from './opponents.ts'

/** A game with its outcome known, before the day decides how much of it may be shown. */
export interface PlannedGame {
  sportId: number
  academicYear: number
  day: Day
  endDay: Day
  /** Null for an event that lasts all day. */
  clock: string | null
  gameNumber: 1 | 2 | null
  rival: Rival
  site: 'H' | 'A' | 'N'
  /** 'City, ST' of the venue and its clock. */
  location: string
  timeZone: string
  stage:
    | 'exhibition'
    | 'nonconference'
    | 'conference'
    | 'bracket'
    | 'field'
    | 'championship'
    | 'special'
    | 'open-date'
  tournament: string | null
  note: string | null
  /** Brackets are drawn as they are played: before this day the opponent is not known. */
  announcedOn: Day | null
  /** The first round holds the date of a bracket until the draw. */
  holdsDate: boolean
  /** Counted by itself, so that it moves no other game's id. */
  isApart: boolean
  mishap: 'postponed' | 'cancelled' | 'forfeit' | null
  outcome: Outcome | null
}

/** A game that will be on the calendar when its day comes. */
export const takesPlace = ({ mishap, stage }: PlannedGame): boolean =>
  mishap !== 'postponed' && mishap !== 'cancelled' && stage !== 'open-date'
