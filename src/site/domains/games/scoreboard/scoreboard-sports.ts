import type { Sport } from '#contract/sports.ts'
import { alphabetical } from '#site/format/alphabetical.ts'

export interface SportEntry {
  id: number
  title: string
}

/** The sport filter: 'All' first, then the real sports by title. */
export const sportEntries = (
  sports: readonly Pick<Sport, 'id' | 'title' | 'nonSport' | 'scheduleId'>[],
): [SportEntry, ...SportEntry[]] => [
  { id: 0, title: 'All' },
  ...sports
    .filter(({ nonSport, scheduleId }) => !nonSport && scheduleId)
    .map(({ id, title }) => ({ id, title }))
    .toSorted((a, b) => alphabetical(a.title, b.title)),
]

/** The entry with this id; an unknown id falls back to the first entry. */
export const chosenEntry = (
  entries: readonly [SportEntry, ...SportEntry[]],
  id: string | number | null,
): SportEntry => entries.find((entry) => String(entry.id) === String(id)) ?? entries[0]
