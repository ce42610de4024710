/** When a game is, as a file tells it. */
export interface GameDate {
  date: string
  endDate: string | null
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Days within which a date without a year must fall: a season starts and ends in them. */
export interface Span {
  startsOn: string
  endsOn: string
}

const pad = (value: number | string) => String(value).padStart(2, '0')

/** '2026-09-05', '9/5/2026', 'Sat, Sep. 5', 'September 5-7, 2026', '5 Sep 2026'; null for anything else. */
export function gameDate(written: string, season: Span): GameDate | null {
  const text = written
    .toLowerCase()
    .replace(/\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\b\.?/g, ' ')
    .replace(/[(),.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:t.*)?$/.exec(text)
  if (iso) return whole(dateOf(iso[1], iso[2], iso[3], season))
  const slashed = /^(\d{1,2})[/](\d{1,2})(?:[/](\d{2}|\d{4}))?$/.exec(text)
  if (slashed) return whole(dateOf(slashed[3], slashed[1], slashed[2], season))
  const named =
    /^([a-z]{3})[a-z]* (\d{1,2})(?:\s?[-–]\s?(?:([a-z]{3})[a-z]* )?(\d{1,2}))?(?: (\d{4}))?$/.exec(text)
  if (named) {
    const [, month = '', day, endMonth = month, endDay, year] = named
    const start = dateOf(year, months.indexOf(month) + 1, day, season)
    const end = endDay ? dateOf(year, months.indexOf(endMonth) + 1, endDay, season) : null
    return start && (!end || end >= start) ? { date: start, endDate: end } : null
  }
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3})[a-z]*(?:[ -](\d{2}|\d{4}))?$/.exec(text)
  return dayFirst
    ? whole(dateOf(dayFirst[3], months.indexOf(dayFirst[2] ?? '') + 1, dayFirst[1], season))
    : null
}

const whole = (date: string | null): GameDate | null => (date === null ? null : { date, endDate: null })

/** A real day, in the season's year where none is given; null for the 31st of June. */
function dateOf(
  year: string | undefined,
  month: string | number | undefined,
  day: string | undefined,
  season: Span,
): string | null {
  const monthDay = `${pad(month ?? 0)}-${pad(day ?? 0)}`
  const years = year
    ? [year.length === 2 ? `20${year}` : year]
    : [season.startsOn.slice(0, 4), season.endsOn.slice(0, 4)]
  const days = years.map((one) => `${one}-${monthDay}`).filter(isDay)
  if (year) return days[0] ?? null
  return days.find((one) => one >= season.startsOn && one <= season.endsOn) ?? days[0] ?? null
}

function isDay(iso: string): boolean {
  try {
    return Temporal.PlainDate.from(iso).toString() === iso
  } catch {
    return false
  }
}

export interface GameClock {
  /** '19:00'; null when it is to be determined or the event lasts all day. */
  clock: string | null
  isTbd: boolean
  isAllDay: boolean
  /** A zone named beside the time, such as 'CT'. */
  timeZone: string | null
}

const zones: Record<string, string> = {
  e: 'America/New_York',
  c: 'America/Chicago',
  m: 'America/Denver',
  p: 'America/Los_Angeles',
}

/** A zone by the letters that schedules have, or by its own name; null for anything else. */
export function zoneOf(written: string): string | null {
  const [, letter] =
    /^([ecmp])(?:[sd]?t|astern|entral|ountain|acific)?(?: time)?$/i.exec(written.trim()) ?? []
  if (letter) return zones[letter.toLowerCase()] ?? null
  if (!/^[A-Za-z_]+\/[A-Za-z_/]+$/.test(written.trim())) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: written.trim() }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** '7:00 PM', '7 p.m. CT', '19:00', 'Noon', 'TBD', 'All Day'; null for anything else. Nothing at all is to be determined. */
export function gameClock(written: string): GameClock | null {
  const text = written.toLowerCase().replace(/\./g, '').replace(/\s+/g, ' ').trim()
  const none = { clock: null, isTbd: false, isAllDay: false, timeZone: null }
  if (/^(|tba|tbd|time tb[ad])$/.test(text)) return { ...none, isTbd: true }
  if (/^all[ -]?day$/.test(text)) return { ...none, isAllDay: true }
  const found = /^(noon|midnight|\d{1,2}(?::(\d{2}))?(?::00)? ?(am|pm|a|p)?)(?: \(?([ecmp])[sd]?t\)?)?$/.exec(
    text,
  )
  if (!found) return null
  const [, said = '', minutes = '00', half, zone] = found
  const hour = said === 'noon' ? 12 : said === 'midnight' ? 0 : hourOf(Number.parseInt(said, 10), half)
  // A bare '7' may be any number of things; a bare '19:00' is a clock of 24 hours.
  const isClear = /noon|midnight/.test(said) || half !== undefined || said.includes(':')
  if (!isClear || hour === null || Number(minutes) > 59) return null
  return { ...none, clock: `${pad(hour)}:${minutes}`, timeZone: zone ? (zones[zone] ?? null) : null }
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.startsWith('p') ? 12 : 0)
}

/** '7:00 PM' for '19:00'. */
export function printedClock(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The moment at which a clock in the zone shows that day and time, summer time or not. */
export const instantAt = (date: string, clock: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(timeZone).epochMilliseconds)
