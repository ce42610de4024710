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

/**
 * Seconds of a time on the field: '36:05', '1:31:54', and without a colon '1805' as a scoreboard has it, or whole minutes
 * of a keeper, who is never out there for longer than two games. Null for anything else.
 */
export function playedSecondsIn(written: string): number | null {
  const text = written.trim()
  const long = /^(\d{1,2}):(\d\d):(\d\d)$/.exec(text)
  if (long) return Number(long[1]) * 3600 + Number(long[2]) * 60 + Number(long[3])
  if (text.includes(':')) return secondsIn(text.replace(/^:/, '0:'))
  if (!/^\d{1,4}$/.test(text)) return null
  const [minutes, seconds] = [Math.trunc(Number(text) / 100), Number(text) % 100]
  return Number(text) > longestInGoal && seconds < 60 ? minutes * 60 + seconds : Number(text) * 60
}

const longestInGoal = 180

/** Hours and minutes of a game's length: '3:26', '03:26', '3:26:10', '326', '3 hrs 26 min', '165' minutes. */
export function durationIn(written: string): string | null {
  const text = written.trim().toLowerCase()
  const [, hours = '', minutes = ''] =
    /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text) ??
    /^(\d{1,2}) ?h(?:(?:ou)?rs?)?\.?,? ?(?:and )?(\d{1,2}) ?m(?:in(?:ute)?s?)?\.?$/.exec(text) ??
    /^(\d{1,2})(\d\d)$/.exec(text) ??
    []
  if (hours !== '' && Number(minutes) < 60) return durationOf(Number(hours) * 60 + Number(minutes))
  const alone = /^(\d{2,3}) ?(?:m(?:in(?:ute)?s?)?\.?)?$/.exec(text)?.[1]
  return alone === undefined ? null : durationOf(Number(alone))
}

const durationOf = (minutes: number): string | null => (minutes === 0 ? null : clockOf(minutes))

/** '7:05' for 425 seconds, as clocks are printed. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** A clock as it is printed: '07:05' is '7:05'; null where there is none. */
export function clockIn(written: string): string | null {
  const text = written.trim()
  const seconds = text.includes(':') ? secondsIn(text) : null
  return seconds === null ? null : clockOf(seconds)
}
