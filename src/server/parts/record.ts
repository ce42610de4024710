import type { ScheduleRecord } from '#contract/games.ts'
import { rounded } from '#contract/shapes/rounded.ts'
import type { WinsLosses } from '#contract/shapes/shared.ts'

/** What a record needs to know of a game. */
export interface RecordedGame {
  status: 'W' | 'L' | 'T' | 'N' | null
  locationIndicator: 'H' | 'A' | 'N'
  isConference: boolean
  isExhibition: boolean
}

/** A season's record from its games in the order of play. Exhibitions and games without a decision do not count. */
export function recordOf(games: RecordedGame[]): ScheduleRecord {
  const counted = games.filter((game) => !game.isExhibition && game.status !== null && game.status !== 'N')
  const at = (place: RecordedGame['locationIndicator']) =>
    tally(counted.filter((game) => game.locationIndicator === place))
  return {
    overall: tally(counted),
    conference: tally(counted.filter((game) => game.isConference)),
    home: at('H'),
    away: at('A'),
    neutral: at('N'),
    streak: streakOf(counted),
  }
}

function tally(games: RecordedGame[]): WinsLosses {
  const count = (status: RecordedGame['status']) => games.filter((game) => game.status === status).length
  const wins = count('W')
  const losses = count('L')
  const ties = count('T')
  return {
    wins,
    losses,
    ties,
    percent: percentOf(wins, losses, ties),
    text: ties > 0 ? `${wins}-${losses}-${ties}` : `${wins}-${losses}`,
  }
}

/** A tie is half a win. Three decimals, as standings print it. */
export function percentOf(wins: number, losses: number, ties: number): number {
  const played = wins + losses + ties
  return played === 0 ? 0 : rounded((wins + ties / 2) / played, 3)
}

/** 'W3', 'L1', 'T2', or '' before the first decision. */
function streakOf(games: RecordedGame[]): string {
  const last = games.at(-1)?.status
  if (!last) return ''
  const broken = games.findLastIndex((game) => game.status !== last)
  return `${last}${games.length - 1 - broken}`
}
