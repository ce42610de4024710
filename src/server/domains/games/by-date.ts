import type { CalendarDay, Game } from '#contract/games.ts'

/** Games under the day at the venue; one that lasts several days stands under each of them. */
export function byDate(games: Game[], from: string, to: string): CalendarDay[] {
  const days = Map.groupBy(
    games.flatMap((game) => daysOf(game, from, to).map((date) => ({ date, game }))),
    ({ date }) => date,
  )
  return [...days]
    .map(([date, entries]) => ({ date, games: entries.map(({ game }) => game) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function daysOf({ startDate, endDate }: Game, from: string, to: string): string[] {
  const first = startDate.slice(0, 10)
  const last = endDate && endDate > first ? endDate : first
  const days: string[] = []
  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 })) {
    const date = day.toString()
    if (date >= from && date <= to) days.push(date)
  }
  return days
}
