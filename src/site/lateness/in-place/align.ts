/**
 * Which of the things that stand there now is which of those that stood there: for each of `now` its place in `was`, or
 * null where it is new. Order is kept, and the pairs are those that are most alike in all; of two ways that are as good,
 * the one that pairs earlier. A likeness of 0 pairs nothing.
 */
export function align<Thing>(
  was: readonly Thing[],
  now: readonly Thing[],
  likeness: (was: Thing, now: Thing) => number,
): (number | null)[] {
  const same = (from: number, to: number) => likeness(was[from] as Thing, now[to] as Thing) === sameness
  const shorter = Math.min(was.length, now.length)
  let start = 0
  while (start < shorter && same(start, start)) start += 1
  let end = 0
  while (end < shorter - start && same(was.length - 1 - end, now.length - 1 - end)) end += 1

  const middle = alignAll(
    was.slice(start, was.length - end),
    now.slice(start, now.length - end),
    likeness,
  ).map((place) => (place === null ? null : place + start))
  return [
    ...Array.from({ length: start }, (_, place) => place),
    ...middle,
    ...Array.from({ length: end }, (_, place) => was.length - end + place),
  ]
}

/** What `likeness` says of two things that are the same. */
export const sameness = 8

/** By all that could be paired: what is left of a page between its beginning and its end is little. */
function alignAll<Thing>(
  was: readonly Thing[],
  now: readonly Thing[],
  likeness: (was: Thing, now: Thing) => number,
): (number | null)[] {
  /** The most that the rest of both can be alike. */
  const best = Array.from({ length: now.length + 1 }, () => Array.from({ length: was.length + 1 }, () => 0))
  const at = (to: number, from: number) => best[to]?.[from] ?? 0
  const paired = (to: number, from: number) => {
    const alike = likeness(was[from] as Thing, now[to] as Thing)
    return alike > 0 ? alike + at(to + 1, from + 1) : 0
  }
  for (let to = now.length - 1; to >= 0; to -= 1) {
    for (let from = was.length - 1; from >= 0; from -= 1) {
      const row = best[to] as number[]
      row[from] = Math.max(paired(to, from), at(to + 1, from), at(to, from + 1))
    }
  }
  const places: (number | null)[] = []
  let from = 0
  for (let to = 0; to < now.length; to += 1) {
    while (from < was.length && at(to, from) === at(to, from + 1) && at(to, from) > paired(to, from))
      from += 1
    if (from < was.length && paired(to, from) > 0 && paired(to, from) === at(to, from)) {
      places.push(from)
      from += 1
    } else places.push(null)
  }
  return places
}
