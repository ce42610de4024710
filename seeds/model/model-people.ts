import type { awardTypes, inducteeRoles } from '#contract/honors.ts'
import type { StatRecordRow } from './model-stats.ts'

export type Gender = 'M' | 'W'

export interface Department {
  id: number
  title: string
  slug: string
  sportId: number | null
  rank: number
  phone: string
  location: string
}

/** A season of which only the totals are known. */
export interface CoachingSeason {
  id: number
  sportId: number
  season: string
  year: number
  staffMemberId: number | null
  firstName: string
  lastName: string
  gender: Gender
  wins: number
  losses: number
  ties: number
  conferenceWins: number
  conferenceLosses: number
  conferenceTies: number
}

export interface HistoricalPlayer {
  id: number
  sportId: number
  firstName: string
  lastName: string
  gender: Gender
  firstYear: number
  lastYear: number
  jersey: string | null
  position: string | null
  hometown: string
  highSchool: string
}

export interface Award {
  id: number
  title: string
  type: (typeof awardTypes)[number]
  awardedOn: string
  year: number
  sportId: number | null
  playerId: number | null
  recipient: string
  gameId: number | null
  citation: string
  description: string
  image: string | null
}

export interface AllAmerican {
  id: number
  sportId: number
  firstName: string
  lastName: string
  slug: string
  year: number
  team: string
  selector: string
  position: string | null
  hometown: string
  playerId: number | null
  bio: string
  image: string | null
}

export interface Honor {
  id: number
  title: string
  slug: string
  description: string
  rank: number
}

export interface Inductee {
  id: number
  honorId: number
  firstName: string
  lastName: string
  slug: string
  gender: Gender
  classYear: number
  sportId: number | null
  role: (typeof inducteeRoles)[number]
  firstYear: number | null
  lastYear: number | null
  jersey: string | null
  position: string | null
  hometown: string | null
  citation: string
  bio: string
  image: string | null
}

/** The people of a school's past and present besides its rosters. */
export interface People {
  departments: Department[]
  coachingSeasons: CoachingSeason[]
  historicalPlayers: HistoricalPlayer[]
  awards: Award[]
  allAmericans: AllAmerican[]
  honors: Honor[]
  inductees: Inductee[]
  statRecords: StatRecordRow[]
}
