/** The first day after a month: '2026-12' gives '2027-01-01'. */
export function firstDayAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).toString()
}

/** The day on a school's own calendar. */
export function dayAt(moment: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
}

/** No department's papers go back further. */
const firstYear = 1850

/** Every earlier day that falls on '11-15', the latest first. Only leap years have a 29 February. */
export function sameDaysBefore(today: string, monthDay: string): string[] {
  const lastYear = Number(today.slice(0, 4))
  return Array.from(
    { length: lastYear - firstYear + 1 },
    (_, back) => `${lastYear - back}-${monthDay}`,
  ).filter((day) => day < today && isDay(day))
}

function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}
