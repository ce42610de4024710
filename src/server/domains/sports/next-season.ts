/** '2027' after '2026', '2027-28' after '2026-27', or some years on; another title stays, with a word that tells it apart. */
export function nextTitle(title: string, years = 1): string {
  const [, year, next] = /^(\d{4})(-\d{2})?$/.exec(title) ?? []
  if (!year) return `${title} next`
  const first = Number(year) + years
  return next ? `${first}-${String((first + 1) % 100).padStart(2, '0')}` : String(first)
}

/** The same day of the calendar some years on. */
export const yearsLater = (day: string, years: number): string =>
  Temporal.PlainDate.from(day).add({ years }).toString()

/** The weekday of a day some years on, on the date nearest to its own: a Saturday stays a Saturday. */
export function sameWeekday(day: string, years = 1): string {
  const from = Temporal.PlainDate.from(day)
  const wanted = from.add({ years })
  const offset = ((from.dayOfWeek - wanted.dayOfWeek + 10) % 7) - 3
  return wanted.add({ days: offset }).toString()
}
