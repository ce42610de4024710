import { fold } from './fold.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const [shortest, tallest] = [48, 96]
const [lightest, heaviest] = [60, 500]

const within = (value: number, low: number, high: number): number | null =>
  value >= low && value <= high ? Math.round(value) : null

/** Inches, from 6-2, 6'2", 6 ft 2, 74", 188 cm, 1.88 m, and the 2-Jun that a spreadsheet makes of 6-2; else null. */
export function heightInches(written: string): number | null {
  const text = written.trim().toLowerCase().replaceAll('½', '.5').replace(/\s+/g, ' ')
  const feet = /^(\d)\s*(?:-|'|’|′|ft\.?|feet)\s*(\d{1,2}(?:\.\d+)?)?\s*(?:"|”|″|''|’’|in\.?|inches)?$/.exec(
    text,
  )
  if (feet) {
    const inches = Number(feet[2] ?? 0)
    return inches < 12 ? within(Number(feet[1]) * 12 + inches, shortest, tallest) : null
  }
  const asDate =
    /^(?<inches>\d{1,2})-(?<month>[a-z]{3})$/.exec(text) ??
    /^(?<month>[a-z]{3})-(?<inches>\d{1,2})$/.exec(text)
  if (asDate?.groups) {
    const { month = '', inches } = asDate.groups
    return Number(inches) < 12
      ? within((months.indexOf(month) + 1) * 12 + Number(inches), shortest, tallest)
      : null
  }
  const metric = /^(\d{3}|\d\.\d{1,2})\s*(cm|m)?$/.exec(text)
  if (metric) return within((Number(metric[1]) * (Number(metric[1]) < 3 ? 100 : 1)) / 2.54, shortest, tallest)
  const inches = /^(\d{2})\s*(?:"|”|″|in\.?|inches)?$/.exec(text)
  return inches ? within(Number(inches[1]), shortest, tallest) : null
}

/** Pounds, from 215, 215 lbs and 98 kg; else null. */
export function weightPounds(written: string): number | null {
  const found = /^(\d{2,3}(?:\.\d+)?)\s*(lbs?\.?|pounds?|#|kgs?\.?)?$/.exec(written.trim().toLowerCase())
  if (!found) return null
  return within(Number(found[1]) * (found[2]?.startsWith('kg') ? 2.20462 : 1), lightest, heaviest)
}

/** A label of up to three digits, with a letter where two share it, or two where a team changes at home and away; else null. */
export function jerseyLabel(written: string): string | null {
  const text = written.trim().replace(/^(?:#|no\.?)\s*/i, '')
  return /^\d{1,3}(?:[A-Z]|\/\d{1,3})?$/i.test(text) ? text.toUpperCase() : null
}

const classes: [RegExp, string][] = [
  [/^(fr|freshman|1st|1st year|fr freshman)$/, 'Freshman'],
  [/^(fy|first year|firstyear)$/, 'First-Year'],
  [/^(so|soph|sophomore|2nd|2nd year)$/, 'Sophomore'],
  [/^(jr|junior|3rd|3rd year)$/, 'Junior'],
  [/^(sr|senior|4th|4th year)$/, 'Senior'],
  [/^(gr|grad|graduate|graduate student|gs|grad student)$/, 'Graduate Student'],
  [/^(5th|fifth year|5th year|fifth)$/, 'Fifth Year'],
  [/^(6th|sixth year|6th year|sixth)$/, 'Sixth Year'],
]

/** 'Redshirt Junior' for R-Jr., RJr, rs jr and the like; words that are not known stay as they are. */
export function academicYear(written: string): string {
  const text = fold(written)
  const nameOf = (word: string) => classes.find(([pattern]) => pattern.test(word))?.[1]
  const plain = /^(rs|redshirt)$/.test(text) ? 'Redshirt' : nameOf(text)
  if (plain) return plain
  const behind = ['redshirt', 'rs', 'r']
    .filter((prefix) => text.startsWith(prefix))
    .map((prefix) => nameOf(text.slice(prefix.length).trim()))
    .find((name) => name !== undefined)
  if (!behind) return written.trim()
  return behind === 'Fifth Year' ? 'Redshirt 5th-Year' : `Redshirt ${behind}`
}
