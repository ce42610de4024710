export type Abbreviation = readonly [short: string, full: string | null | undefined]

/** Each once, by its letters; one that stands for several things says all of them. Words are no abbreviation. */
export function abbreviationsOf(all: readonly Abbreviation[]): { short: string; full: string }[] {
  const meanings = new Map<string, Set<string>>()
  for (const [short, full] of all) {
    if (full && full !== short) meanings.set(short, (meanings.get(short) ?? new Set()).add(full))
  }
  return [...meanings]
    .map(([short, full]) => ({ short, full: [...full].join('; ') }))
    .sort((one, other) => one.short.localeCompare(other.short, 'en'))
}
