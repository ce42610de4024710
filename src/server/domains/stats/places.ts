/** Somebody, or a team, with a number that may be a record. */
export interface Reached<Who> {
  value: number
  who: Who
}

export interface Placed<Who> extends Reached<Who> {
  rank: number
}

export interface Places<Who> {
  holders: Placed<Who>[]
  /** How many share the last place that is listed and are not. */
  others: number
}

/** How many a record is listed with. */
export const recordPlaces = 10

/** The best, equal numbers sharing a rank; of those the first to reach it come first, as they do in `reached`. */
export function placesOf<Who>(
  reached: readonly Reached<Who>[],
  isLowBest = false,
  places = recordPlaces,
): Places<Who> {
  const sorted = reached.toSorted((one, other) =>
    isLowBest ? one.value - other.value : other.value - one.value,
  )
  const placed: Placed<Who>[] = []
  for (const [index, entry] of sorted.entries()) {
    const before = placed.at(-1)
    const rank = before?.value === entry.value ? before.rank : index + 1
    if (rank > places) break
    placed.push({ ...entry, rank })
  }
  return { holders: placed.slice(0, places), others: Math.max(0, placed.length - places) }
}

/** The best of several lists of the best, the oldest list first. */
export function joinPlaces<Who>(
  lists: readonly Places<Who>[],
  isLowBest = false,
  places = recordPlaces,
): Places<Who> {
  const joined = placesOf(
    lists.flatMap(({ holders }) => holders),
    isLowBest,
    places,
  )
  const last = joined.holders.at(-1)?.value
  const unlisted = lists
    .filter(({ holders, others }) => others > 0 && holders.at(-1)?.value === last)
    .reduce((sum, { others }) => sum + others, 0)
  return { ...joined, others: joined.others + unlisted }
}
