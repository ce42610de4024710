import type { SportGroup } from '#contract/shapes/stats-shapes.ts'
import type { GameMoment } from '#contract/subscriptions.ts'

export type Leader = 'school' | 'opponent'

/** How a game stands, as far as a moment of it can be told by that. */
export interface Standing {
  hasStarted: boolean
  /** It has a result, whoever entered it. */
  isOver: boolean
  startedAt: Date | null
  endedAt: Date | null
  school: number
  opponent: number
  period: number
  /** How many periods a game has. */
  regulation: number
  clockSeconds: number
  group: SportGroup | null
}

/** What was found of the game before; `at` is when it was. */
export interface Known {
  kind: GameMoment
  ordinal: number
  leader: Leader | null
  at: Date
}

export interface Found extends Known {
  /** It is remembered and told to nobody: the first lead is no change, and what was long ago no news. */
  isQuiet: boolean
}

const minute = 60_000
/** What is older is no news. */
const newsWithin = { start: 20 * minute, final: 3 * 60 * minute }
/** Teams that take turns at the lead are told of now and then. */
const betweenLeads = 5 * minute

/** How little may lie between two sides late in a game that is close, and how late that is in its last period. */
const closeGames: Partial<Record<SportGroup, { margin: number; seconds: number }>> = {
  football: { margin: 8, seconds: 300 },
  basketball: { margin: 5, seconds: 240 },
  lacrosse: { margin: 2, seconds: 300 },
  hockey: { margin: 1, seconds: 300 },
  'field-hockey': { margin: 1, seconds: 300 },
  'water-polo': { margin: 1, seconds: 150 },
  soccer: { margin: 1, seconds: 600 },
}
/** Sports whose last period is told by its number alone: a last inning, a deciding set. */
const closeAtLast: Partial<Record<SportGroup, number>> = { baseball: 2, volleyball: 1 }
/** Of soccer alone the clock counts up, in some files through both halves. */
const halfSeconds = 2_700

export function leaderOf({ school, opponent }: Pick<Standing, 'school' | 'opponent'>): Leader | null {
  if (school === opponent) return null
  return school > opponent ? 'school' : 'opponent'
}

function secondsLeft({ group, clockSeconds, period }: Standing): number {
  if (group !== 'soccer') return clockSeconds
  return halfSeconds - (clockSeconds > halfSeconds ? clockSeconds - halfSeconds * (period - 1) : clockSeconds)
}

/** Late, and open: also whatever goes beyond its time. */
export function isClose(game: Standing): boolean {
  const { group, period, regulation, school, opponent } = game
  if (!group || regulation === 0 || period < regulation) return false
  if (period > regulation) return true
  const margin = Math.abs(school - opponent)
  const last = closeAtLast[group]
  if (last !== undefined) return margin <= last
  const bound = closeGames[group]
  return bound !== undefined && margin <= bound.margin && secondsLeft(game) <= bound.seconds
}

/**
 * What is new of a game since it was last looked at. It is told by how the game stands, not by what changed: a look that
 * was missed loses nothing, and two looks at the same find nothing twice.
 */
export function findMoments(game: Standing, known: readonly Known[], now: Date): Found[] {
  const had = (kind: GameMoment) => known.filter((one) => one.kind === kind)
  const since = (at: Date) => now.getTime() - at.getTime()
  const leader = leaderOf(game)
  const once = (kind: GameMoment, at: Date, isQuiet = false): Found[] =>
    had(kind).length > 0 ? [] : [{ kind, ordinal: 1, leader, at, isQuiet }]
  if (game.isOver) {
    const at = game.endedAt ?? now
    return once('final', at, since(at) > newsWithin.final)
  }
  if (!game.hasStarted) return []
  const startedAt = game.startedAt ?? now
  return [
    ...once('start', startedAt, since(startedAt) > newsWithin.start),
    ...(isClose(game) ? once('close', now) : []),
    ...leads(),
  ]

  function leads(): Found[] {
    const before = had('lead').toSorted((one, other) => one.ordinal - other.ordinal)
    const last = before.at(-1)
    if (leader === null || last?.leader === leader) return []
    if (last && last.ordinal > 1 && since(last.at) < betweenLeads) return []
    return [{ kind: 'lead', ordinal: (last?.ordinal ?? 0) + 1, leader, at: now, isQuiet: !last }]
  }
}
