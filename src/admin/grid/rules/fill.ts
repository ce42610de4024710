/** How a column goes on below what is chosen in it. */
export function filled(known: readonly string[], count: number): string[] {
  const next = seriesOf(known)
  return Array.from({ length: count }, (_, index) => next(index))
}

type Next = (index: number) => string

function seriesOf(known: readonly string[]): Next {
  const repeat: Next = (index) => known[index % known.length] ?? ''
  if (known.length < 2) return repeat
  return series(known, numberOf, String) ?? series(known, dayOf, dayText) ?? repeat
}

/** With the same step between all of them it goes on with that step; a step of nothing is a repetition. */
function series(
  known: readonly string[],
  read: (text: string) => number | null,
  write: (value: number) => string,
): Next | null {
  const values = known.map(read)
  if (values.some((value) => value === null)) return null
  const numbers = values as number[]
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0)
  const isEven = numbers.every((value, index) => index === 0 || value - (numbers[index - 1] ?? 0) === step)
  const last = numbers.at(-1) ?? 0
  return isEven ? (index) => write(last + step * (index + 1)) : null
}

/** 00 is a label and no number. */
const numberOf = (text: string): number | null => (/^(?:0|-?[1-9]\d{0,8})$/.test(text) ? Number(text) : null)

const dayMs = 86_400_000
const dayOf = (text: string): number | null => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? null : time / dayMs
}
const dayText = (value: number): string => new Date(value * dayMs).toISOString().slice(0, 10)
