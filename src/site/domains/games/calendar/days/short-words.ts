import type { CalendarDay } from '#contract/games.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import { calendarTime } from './calendar-words.ts'

/** The abbreviations that the events of these days have, and what they stand for: those of sports, then those of results. */
export function shortWords(
  days: readonly CalendarDay[],
  timeZone: string,
  showSport: boolean,
): [short: string, full: string][] {
  const sports = new Map<string, string>()
  const results = new Map<string, string>()
  for (const { date, games } of days)
    for (const game of games) {
      const { abbrev, title } = game.sport
      if (showSport && abbrev && abbrev !== title) sports.set(abbrev, title)
      const { letter, words } = calendarTime(game, date, timeZone)
      if (letter && words) results.set(letter, words)
    }
  return [...[...sports].toSorted(([a], [b]) => alphabetical(a, b)), ...results]
}
