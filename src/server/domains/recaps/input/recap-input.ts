import type { Play, SportGroup, StoredBoxScore } from '#contract/shapes/stats-shapes.ts'

/** Everything that a recap may tell. What is not here is not told. */
export interface RecapInput {
  game: RecapGame
  school: RecapTeam & {
    /** Which of several phrasings is chosen hangs on it. */
    key: string
    conference: string | null
  }
  opponent: RecapTeam
  /** None for meets, and for games of which no scorer sent anything. */
  box: StoredBoxScore | null
  plays: readonly Play[]
  /** As it stood after this game; null where nobody counts. */
  record: RecapRecord | null
  context: SeasonContext
  next: NextGame | null
}

export interface RecapTeam {
  name: string
  /** In the plural: 'Kingfishers'. */
  mascot: string | null
  /** Its place in the poll. */
  rank: number | null
}

export interface RecapGame {
  id: number
  /** Null for a sport that keeps no box score. */
  group: SportGroup | null
  /** 'Football', 'Women’s Tennis'. */
  sport: string
  gender: 'M' | 'W' | null
  /** The day at the venue. */
  date: string
  site: 'home' | 'away' | 'neutral'
  /** 'Port Halcyon, MD'. */
  location: string | null
  venue: string | null
  /** Null while it is being played. */
  result: 'W' | 'L' | 'T' | 'N' | null
  /** The school first; null for an event with a field instead of an opponent. */
  score: readonly [number, number] | null
  /** How many periods a game has without overtime. */
  regulation: number
  /** 'OT', '2OT', '11 inn.', 'Forfeit', 'PK 4-3', or a total at a meet. */
  note: string | null
  /** 'T-3rd of 12' at a meet. */
  placing: { place: number; field: number; isTied: boolean } | null
  isConference: boolean
  isExhibition: boolean
  tournament: string | null
  promotion: string | null
  /** Which game of a doubleheader. */
  doubleheader: 1 | 2 | null
}

export interface WinLossTie {
  wins: number
  losses: number
  ties: number
}

export interface RecapRecord {
  overall: WinLossTie
  conference: WinLossTie
  home: WinLossTie
  away: WinLossTie
  /** Games in a row that ended as this one did, this one counted. */
  streak: { result: 'W' | 'L' | 'T'; games: number } | null
  /** The last five, where there were as many. */
  lastFive: WinLossTie | null
  /** What the scores of the season add up to, this one counted. */
  tally: { games: number; scored: number; allowed: number }
  /** A streak of the other kind that this game ended. */
  ended: { result: 'W' | 'L' | 'T'; games: number } | null
}

interface Mark {
  rosterPlayerId: number
  group: string
  key: string
}

/** What the season and the careers before this game give to its numbers. */
export interface SeasonContext {
  people: { rosterPlayerId: number; year: string | null; hometown: string | null }[]
  /** Bests of this game: what the best was before it, over how many games. */
  highs: (Mark & { scope: 'season' | 'career'; previous: number; games: number })[]
  /** Sums that include this game. */
  totals: (Mark & { value: number; games: number })[]
  /** Round numbers of a career that were passed in this game. */
  milestones: (Mark & { mark: number; total: number })[]
  /** Games in a row with at least so many, this one counted. */
  runs: (Mark & { least: number; games: number })[]
  /** The team's bests of the season, set in this game. */
  teamHighs: { group: string; key: string; previous: number; games: number }[]
  /** The last meetings of the two, this one counted. */
  series: (WinLossTie & { meetings: number; last: LastMeeting | null }) | null
}

export interface LastMeeting {
  date: string
  result: 'W' | 'L' | 'T'
  score: readonly [number, number]
}

export interface NextGame {
  date: string
  /** '7:00 PM'; null where none is set. */
  time: string | null
  opponent: string
  site: 'home' | 'away' | 'neutral'
  location: string | null
  venue: string | null
  isConference: boolean
  tournament: string | null
  /** The opponent is an event: a regatta, an invitational. */
  isEvent: boolean
}

export const noContext: SeasonContext = {
  people: [],
  highs: [],
  totals: [],
  milestones: [],
  runs: [],
  teamHighs: [],
  series: null,
}
