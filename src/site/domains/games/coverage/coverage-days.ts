import type { Game } from '#contract/games.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import { formatDate } from '#site/format/date.ts'
import type { IconName } from '#ui/icons/icon-names.ts'
import { dateOnly, dayAt } from '../parts/game-dates.ts'

type Covered = Pick<Game, 'startDate' | 'timeZone'>

export interface CoverageDay<Shown> {
  /** '2026-11-15' */
  day: string
  title: string
  games: Shown[]
}

/** Games by the day at the venue. What began before today and is not over stands with today's. */
export function coverageDays<Shown extends Covered>(
  games: readonly Shown[],
  now: Date,
): CoverageDay<Shown>[] {
  const days = new Map<string, CoverageDay<Shown>>()
  for (const game of games) {
    const today = dayAt(now, game.timeZone)
    const day = dateOnly(game.startDate) < today ? today : dateOnly(game.startDate)
    const known = days.get(day) ?? { day, title: dayTitle(day, game.timeZone, now), games: [] }
    known.games.push(game)
    days.set(day, known)
  }
  return [...days.values()].toSorted((a, b) => alphabetical(a.day, b.day))
}

function dayTitle(day: string, timeZone: string, now: Date): string {
  const date = formatDate(day, 'cccc, MMMM d')
  if (day === dayAt(now, timeZone)) return `Today, ${date}`
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  return day === dayAt(tomorrow, timeZone) ? `Tomorrow, ${date}` : date
}

export interface Channel {
  icon: IconName
  /** 'Television' */
  kind: string
  name: string
}

/** Stations that carry a game; what is one tap away stands among its links. */
export function channelsOf({ tv, radio }: Pick<Game['media'], 'tv' | 'radio'>): Channel[] {
  return [
    ...(tv ? [{ icon: 'tv', kind: 'Television', name: tv } as const] : []),
    ...(radio ? [{ icon: 'radio', kind: 'Radio', name: radio } as const] : []),
  ]
}
