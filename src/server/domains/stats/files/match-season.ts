import type { SeasonReading } from '../../../feeds/statcrew/reading/reading.ts'

interface DatedSeason {
  title: string
  startsOn: string
  endsOn: string
  isCurrent: boolean
}

/** A file that lists no games may have been written weeks after the last. */
const graceDays = 60

/**
 * The seasons that a season's file may be of: those in which most of its games were played, whenever it was written; one
 * that lists no game says its season's name, or else was written while it went on.
 */
export function seasonsOfFile<Season extends DatedSeason>(
  { days, title, date }: Pick<SeasonReading, 'days' | 'title' | 'date'>,
  seasons: readonly Season[],
): Season[] {
  const within = (day: string, { startsOn, endsOn }: Season) => startsOn <= day && day <= endsOn
  const played = seasons.map((season) => ({
    season,
    games: days.filter((day) => within(day, season)).length,
  }))
  const most = Math.max(0, ...played.map(({ games }) => games))
  if (most > 0) return played.filter(({ games }) => games === most).map(({ season }) => season)
  if (days.length > 0) return []
  const named = title === null ? [] : seasons.filter((season) => isSameTitle(season.title, title))
  if (named.length > 0) return named
  if (date === null) return seasons.filter(({ isCurrent }) => isCurrent)
  const moved = (day: string, by: number) => Temporal.PlainDate.from(day).add({ days: by }).toString()
  return seasons.filter(
    ({ startsOn, endsOn }) => moved(startsOn, -graceDays) <= date && date <= moved(endsOn, graceDays),
  )
}

/** '2025-26', '2025-2026' and '2025/26' are one season. */
const isSameTitle = (one: string, other: string): boolean => titleKey(one) === titleKey(other)
const titleKey = (title: string): string =>
  [...title.matchAll(/\d{2,4}/g)].map(([year]) => year.slice(-2)).join(' ') || title.trim().toLowerCase()

/** Games that the file can know of: up to the last that it lists, and to the day on which it was written. */
export const knownUntil = ({ days, date }: Pick<SeasonReading, 'days' | 'date'>): string | null =>
  [days.at(-1) ?? null, date].filter((day) => day !== null).toSorted()[0] ?? null

/** What a season is called that nobody knows yet: by its own name, else by the years of its games. */
export function seasonTitleOf({ title, days }: Pick<SeasonReading, 'title' | 'days'>): string | null {
  const [, first, second] = /^\s*(\d{4})(?:\s*[-/]\s*(?:\d{2})?(\d{2}))?\s*$/.exec(title ?? '') ?? []
  if (first) return second ? `${first}-${second}` : first
  const years = [days[0], days.at(-1)].flatMap((day) => (day ? [day.slice(0, 4)] : []))
  const [began, ended] = years
  if (!began || !ended) return null
  return began === ended ? began : `${began}-${ended.slice(2)}`
}
