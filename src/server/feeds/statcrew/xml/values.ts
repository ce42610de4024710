const longestText = 2000

/** One line without control characters, which no database keeps, and without marks that turn the writing around. */
export const cleanText = (written: string): string =>
  written
    .slice(0, longestText * 2)
    .toWellFormed()
    .replace(/[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, longestText)
    .toWellFormed()

/** '12', '+4', '-.047', '13.0'; null for nothing, dashes, words and numbers that no game reaches. */
export function numberIn(written: string): number | null {
  const text = written.trim()
  if (!/^[+-]?(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/.test(text)) return null
  return Number(text) + 0
}

/** Seconds of '91:54', '7:05' or '36'; null for anything else. */
export function secondsIn(written: string): number | null {
  const found = /^(?:(\d{1,4}):)?(\d{1,2})(?:\.\d)?$/.exec(written.trim())
  return found ? Number(found[1] ?? 0) * 60 + Number(found[2]) : null
}

/** '7:05' for 425 seconds, as clocks are printed. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A clock as it is printed: '07:05' is '7:05'; null where there is none. */
export function clockIn(written: string): string | null {
  const text = written.trim()
  const seconds = text.includes(':') ? secondsIn(text) : null
  return seconds === null ? null : clockOf(seconds)
}
