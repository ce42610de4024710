import type { RosterPlayer } from '#contract/rosters.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import { academicYearRank } from '../parts/academic-year.ts'

/** The specification's sort options, in its order. */
export const rosterSorts = ['jersey', 'name', 'position', 'class', 'hometown', 'height', 'weight'] as const
export type RosterSort = (typeof rosterSorts)[number]

export type SortedBy = Pick<
  RosterPlayer,
  | 'firstName'
  | 'lastName'
  | 'jerseyNumber'
  | 'position'
  | 'positionTitle'
  | 'academicYear'
  | 'hometown'
  | 'heightInches'
  | 'weight'
>

type Compare = (a: SortedBy, b: SortedBy) => number

/** Whoever lacks the value comes after everybody who has it. */
function byValue<Value>(
  valueOf: (player: SortedBy) => Value | null,
  compare: (a: Value, b: Value) => number,
): Compare {
  return (a, b) => {
    const left = valueOf(a)
    const right = valueOf(b)
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return compare(left, right)
  }
}

const byNumber = (valueOf: (player: SortedBy) => number | null) => byValue(valueOf, (a, b) => a - b)
const byWords = (valueOf: (player: SortedBy) => string | null) =>
  byValue((player) => valueOf(player)?.trim() || null, alphabetical)

const byName: Compare = (a, b) =>
  alphabetical(a.lastName, b.lastName) || alphabetical(a.firstName, b.firstName)

/** A number is a label: '00' comes before '0', '0' before '0A' before '1', and a label without digits after them. */
export function compareJerseys(a: string, b: string): number {
  const left = partsOf(a)
  const right = partsOf(b)
  return left.value - right.value || right.digits - left.digits || alphabetical(left.rest, right.rest)
}

/** Sorting asks for each label many times, and a department wears a few hundred different ones. */
const knownParts = new Map<string, ReturnType<typeof jerseyParts>>()
const partsOf = (label: string) => {
  if (knownParts.size > 2_000) knownParts.clear()
  const parts = knownParts.get(label) ?? jerseyParts(label)
  knownParts.set(label, parts)
  return parts
}

function jerseyParts(label: string) {
  const [, digits = '', rest = ''] = /^#?(\d*)(.*)$/.exec(label.trim()) ?? []
  return { value: digits === '' ? Number.MAX_SAFE_INTEGER : Number(digits), digits: digits.length, rest }
}

const comparisons: Record<RosterSort, Compare> = {
  jersey: byValue((player) => player.jerseyNumber?.trim() || null, compareJerseys),
  name: byName,
  position: byWords(({ positionTitle, position }) => positionTitle || position),
  class: (a, b) => byAcademicYear(a.academicYear, b.academicYear),
  hometown: byWords(({ hometown }) => hometown),
  height: byNumber(({ heightInches }) => heightInches),
  weight: byNumber(({ weight }) => weight),
}

function byAcademicYear(a: string, b: string): number {
  const left = academicYearRank(a)
  const right = academicYearRank(b)
  return left === right ? 0 : left - right
}

/** Players in the chosen order; equals stand by name. */
export function sortRoster<Player extends SortedBy>(players: readonly Player[], sort: RosterSort): Player[] {
  const compare = comparisons[sort]
  return [...players].sort((a, b) => compare(a, b) || byName(a, b))
}
