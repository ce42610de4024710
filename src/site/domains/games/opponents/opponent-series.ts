import type { Game, Series } from '#contract/games.ts'
import { fixed } from '#contract/shapes/rounded.ts'
import { alphabetical } from '#site/format/alphabetical.ts'

type Met = Pick<Game, 'id' | 'season' | 'startDate' | 'isExhibition'> & {
  result: Pick<NonNullable<Game['result']>, 'status' | 'teamScore' | 'opponentScore'> | null
}

/** Whether a meeting counts in the series: it was decided, and it was no exhibition. */
export const isCounted = ({ isExhibition, result }: Pick<Met, 'isExhibition' | 'result'>): boolean =>
  !isExhibition && result !== null && result.status !== 'N'

/** By how much the school won, below zero where it lost; null where nobody kept score. */
export function marginOf({ result }: Pick<Met, 'result'>): number | null {
  if (result === null || result.teamScore === null || result.opponentScore === null) return null
  const margin = Number(result.teamScore) - Number(result.opponentScore)
  return Number.isFinite(margin) ? margin : null
}

export interface SeriesTotals {
  scored: number
  allowed: number
  scoredEach: string
  allowedEach: string
}

/** What both sides scored in all meetings that count, or null where no score is known. */
export function seriesTotals(games: readonly Met[]): SeriesTotals | null {
  const kept = games.filter((game) => isCounted(game) && marginOf(game) !== null)
  if (kept.length === 0) return null
  const sum = (side: 'teamScore' | 'opponentScore') =>
    kept.reduce((total, { result }) => total + Number(result?.[side]), 0)
  const [scored, allowed] = [sum('teamScore'), sum('opponentScore')]
  const each = (total: number) => fixed(total / kept.length, 1)
  return { scored, allowed, scoredEach: each(scored), allowedEach: each(allowed) }
}

export interface Decade<Played> {
  /** '2020s' */
  title: string
  record: string
  games: Played[]
}

/** Meetings by decade, in the order given. */
export function byDecade<Played extends Met>(games: readonly Played[]): Decade<Played>[] {
  const decades = Map.groupBy(games, ({ startDate }) => `${startDate.slice(0, 3)}0s`)
  return [...decades].map(([title, met]) => ({ title, record: recordText(met), games: met }))
}

function recordText(games: readonly Met[]): string {
  const count = (status: 'W' | 'L' | 'T') =>
    games.filter((game) => isCounted(game) && game.result?.status === status).length
  const ties = count('T')
  return `${count('W')}-${count('L')}${ties > 0 ? `-${ties}` : ''}`
}

/** 'Halcyon State leads, 12-4', 'Ellery leads, 3-1', 'The series is even, 2-2'. */
export function standingWords(
  { wins, losses, ties }: Series['record']['overall'],
  school: string,
  opponent: string,
): string {
  const tied = ties > 0 ? `-${ties}` : ''
  if (wins + losses + ties === 0) return 'The first meeting is still to come'
  if (wins === losses) return `The series is even, ${wins}-${losses}${tied}`
  return wins > losses
    ? `${school} leads the series, ${wins}-${losses}${tied}`
    : `${opponent} leads the series, ${losses}-${wins}${tied}`
}

/** 'Won 3 in a row', 'Lost the last one'. */
export function streakWords(streak: string): string {
  const count = Number(streak.slice(1))
  const verb = { W: 'Won', L: 'Lost', T: 'Tied' }[streak.charAt(0)]
  if (!verb || !count) return 'None yet'
  return count === 1 ? `${verb} the last one` : `${verb} ${count} in a row`
}

/** Games still to come, the next first. A game that nobody entered a result for is not waited for. */
export function comingMeetings<Ahead extends Pick<Game, 'type' | 'status' | 'startDateUtc'>>(
  games: readonly Ahead[],
  now: Date,
): Ahead[] {
  const from = new Date(now.getTime() - 12 * 3_600_000).toISOString()
  return games
    .filter(({ type, status, startDateUtc }) => type === 'upcoming' && status === 'A' && startDateUtc >= from)
    .toSorted((a, b) => alphabetical(a.startDateUtc, b.startDateUtc))
}
