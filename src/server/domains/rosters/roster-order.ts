export interface OrderedLine {
  id: number
  jersey: string | null
  firstName: string
  lastName: string
}

/** Numeric by label, "00" before "0", those without a number last; then by name. */
export function byJersey(a: OrderedLine, b: OrderedLine): number {
  return jerseyRank(a.jersey) - jerseyRank(b.jersey) || byName(a, b)
}

function jerseyRank(jersey: string | null): number {
  if (jersey === null || !/^\d+$/.test(jersey)) return Number.MAX_SAFE_INTEGER
  return jersey === '00' ? -1 : Number(jersey)
}

function byName(a: OrderedLine, b: OrderedLine): number {
  return (
    a.lastName.localeCompare(b.lastName, 'en') || a.firstName.localeCompare(b.firstName, 'en') || a.id - b.id
  )
}

/** The lines before and after one on its roster; null at either end. */
export function neighbours<Line extends OrderedLine>(
  lines: readonly Line[],
  id: number,
): { previous: Line | null; next: Line | null } {
  const ordered = lines.toSorted(byJersey)
  const at = ordered.findIndex((line) => line.id === id)
  return at < 0
    ? { previous: null, next: null }
    : { previous: ordered[at - 1] ?? null, next: ordered[at + 1] ?? null }
}
