import type { NextGame, RecapGame, RecapInput, RecapTeam, SeasonContext } from '../input/recap-input.ts'

/** Who leads a team in something, over the games that are told of. */
export interface Leader {
  rosterPlayerId: number
  name: string
  group: string
  key: string
  value: number
  games: number
  /** The most of any of these games. */
  best: number
  /** Whoever comes next, with less. */
  second: { name: string; value: number } | null
}

export interface PlayedGame {
  date: string
  opponent: string
  site: 'home' | 'away' | 'neutral'
  result: 'W' | 'L' | 'T'
  /** The school first. */
  score: readonly [number, number]
  isConference: boolean
}

/** Everything that a preview may tell. What is not here is not told. */
export interface PreviewInput {
  game: RecapGame & { time: string | null }
  school: RecapInput['school']
  opponent: RecapTeam
  /** Before this game; null where nothing has been played. */
  record: RecapInput['record']
  /** Meetings before this one. */
  series: SeasonContext['series']
  last: PlayedGame | null
  leaders: readonly Leader[]
  /** The one after. */
  next: NextGame | null
}

/** Everything that a team's notes of a week may tell. */
export interface NotesInput {
  season: { id: number; sport: string }
  /** First and last day. */
  week: { from: string; to: string }
  school: RecapInput['school']
  record: RecapInput['record']
  /** Of the week, in the order of play, with what they add up to. */
  played: readonly PlayedGame[]
  sums: { wins: number; losses: number; ties: number }
  /** Of the week's games, and of the season's. */
  leaders: readonly Leader[]
  seasonLeaders: readonly Leader[]
  coming: readonly NextGame[]
}
