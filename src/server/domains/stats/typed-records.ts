import type { RecordHolder, RecordScope } from '#contract/shapes/record-book.ts'
import { type Places, placesOf, type Reached } from './places.ts'

export type Holder = Omit<RecordHolder, 'rank' | 'value'>

const folded = (name: string | null) => name?.trim().toLowerCase() ?? null

const isSamePerson = (one: Holder, other: Holder): boolean =>
  (one.playerId !== null && one.playerId === other.playerId) || folded(one.name) === folded(other.name)

const dayOf = ({ playedOn, game }: Holder): string | null => playedOn ?? game?.startDate.slice(0, 10) ?? null

/** Whether what the office typed in is what was counted from files as well. */
function isSameDeed(scope: RecordScope, one: Holder, other: Holder): boolean {
  if (!isSamePerson(one, other)) return false
  if (scope === 'career') return true
  if (scope === 'season' || scope === 'team-season') return one.season !== null && one.season === other.season
  return dayOf(one) !== null && dayOf(one) === dayOf(other)
}

/**
 * The book with what the office typed in, which is older and stands first among equals. What was counted as well stands
 * once, with its better number: a career may have begun before the first file.
 */
export function withTyped(
  scope: RecordScope,
  counted: Places<Holder>,
  typed: readonly Reached<Holder>[],
  isLowBest = false,
): Places<Holder> {
  if (typed.length === 0) return counted
  const isBetter = (one: number, other: number) => (isLowBest ? one < other : one > other)
  const doubles = (entry: Reached<Holder>, among: readonly Reached<Holder>[]) =>
    among.filter(({ who }) => isSameDeed(scope, entry.who, who))
  const older = typed.filter((entry) =>
    doubles(entry, counted.holders).every(({ value }) => isBetter(entry.value, value)),
  )
  const newer = counted.holders.filter((entry) => doubles(entry, older).length === 0)
  const joined = placesOf([...older, ...newer], isLowBest)
  const isLastShared = counted.others > 0 && joined.holders.at(-1)?.value === counted.holders.at(-1)?.value
  return { ...joined, others: joined.others + (isLastShared ? counted.others : 0) }
}
