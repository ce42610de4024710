/** Days as whole numbers since 1970-01-01: schedules are made of day arithmetic, and numbers cannot slip a zone. */
export type Day = number

const msPerDay = 86_400_000

export const dayOf = (iso: string): Day => Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / msPerDay

export const isoOf = (day: Day): string => new Date(day * msPerDay).toISOString().slice(0, 10)

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

export const isWeekend = (day: Day): boolean => weekdayOf(day) >= 6

/** The department's year runs from July to June and is named by the year it starts in. */
export function academicYearOf(day: Day): number {
  const [year, month] = isoOf(day).split('-').map(Number) as [number, number]
  return month >= 7 ? year : year - 1
}

/** 'MM-DD' placed in an academic year: July to December in its first year, January to June in its second. */
export function dayIn(academicYear: number, monthDay: string): Day {
  const year = Number(monthDay.slice(0, 2)) >= 7 ? academicYear : academicYear + 1
  return dayOf(`${year}-${monthDay}`)
}

/** The first `weekday` on or after a day; the day itself when no weekday is asked for. */
export const onOrAfter = (day: Day, weekday?: number): Day =>
  weekday === undefined ? day : day + ((weekday - weekdayOf(day) + 7) % 7)

/** The instant at which a clock in `timeZone` shows `day` and `clock` ('19:00'). */
export function instantOf(day: Day, clock: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(`${isoOf(day)}T${clock}`)
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString()
}

/** '19:00' as it is printed on a schedule: '7:00 PM'. */
export function printedTime(clock: string): string {
  const [hour, minute] = clock.split(':').map(Number) as [number, number]
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`
}

/** The clock some hours later on the same day. */
export function laterClock(clock: string, minutes: number): string {
  const [hour, minute] = clock.split(':').map(Number) as [number, number]
  const total = hour * 60 + minute + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
