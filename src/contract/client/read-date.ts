/** d: date and clock where it takes place; u: a moment; y: a day. */
type DateKind = 'd' | 'u' | 'y'

const iso = /^\d{4}-\d\d-\d\d(?=$|T)/
const saysItsZone = /(?:\d ?Z|GMT|UTC|\b[A-Z]{1,3}[SD]T|[+-]\d\d:?\d\d)(?: \(.*\))?$/i

/**
 * A date as the site knows dates, ISO 8601, from whatever a server writes that can be read as one: 'Nov 14, 2026' or
 * '11/14/2026 6:00 PM'. What has no zone is the clock that it shows, wherever it is read. Undefined where it is no date.
 */
export function dateIn(value: string, kind: DateKind): string | undefined {
  const text = value.trim().replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, '$1T')
  if (Number.isNaN(Date.parse(text))) return undefined
  if (!iso.test(text)) return fromWords(text, kind)
  if (kind === 'y') return text.slice(0, 10)
  return kind === 'u' && text.includes('T') && !saysItsZone.test(text) ? `${text}Z` : text
}

/** Read as if it were UTC, so that it says the same in every zone; only a moment goes by a zone that it names. */
function fromWords(text: string, kind: DateKind): string | undefined {
  const written = Date.parse(`${text} UTC`)
  const isMoment = (kind === 'u' && saysItsZone.test(text)) || Number.isNaN(written)
  const told = new Date(isMoment ? Date.parse(text) : written).toISOString()
  if (!iso.test(told)) return undefined
  return kind === 'u' ? told : told.slice(0, kind === 'y' ? 10 : 19)
}
