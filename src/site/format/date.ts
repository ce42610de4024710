const tokens: Record<string, Intl.DateTimeFormatOptions> = {
  cccc: { weekday: 'long' },
  ccc: { weekday: 'short' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  MM: { month: '2-digit' },
  dd: { day: '2-digit' },
  d: { day: 'numeric' },
  yyyy: { year: 'numeric' },
  yy: { year: '2-digit' },
}

/** The default: a date as the language writes it, 'Nov 14, 2026'. */
const localized = { DD: 'MMM d, yyyy' } as const

export type DatePattern = keyof typeof localized | (string & {})

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs a hundred times its use. */
function formatOf(token: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${token} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...tokens[token], timeZone })
  formats.set(key, made)
  return made
}

/** A moment as the clocks in `timeZone` show it; nothing of a date that is not known. */
export function formatMoment(moment: Date, timeZone: string, pattern: DatePattern = 'DD'): string {
  if (Number.isNaN(moment.getTime())) return ''
  const spelled = pattern === 'DD' ? localized.DD : pattern
  return spelled.replace(/cccc?|MM{1,3}|dd?|yy(?:yy)?/g, (token) => formatOf(token, timeZone).format(moment))
}

/**
 * A game's date as its venue's clock shows it: 'DD', 'ccc, MMM d' or 'MM.dd.yy'. The start has no zone. It is read as if
 * it were UTC and written as UTC, so that no zone, neither the reader's nor the server's, can move a game to another day.
 */
export function formatDate(start: string, pattern?: DatePattern): string {
  return formatMoment(new Date(`${start.slice(0, 10)}T00:00:00Z`), 'UTC', pattern)
}
