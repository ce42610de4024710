import type { RowNote } from '../../feeds/columns.ts'
import { fold } from '../../feeds/fold.ts'
import { mayBeCut, nameKey } from '../../feeds/person-name.ts'
import type { RosterRow } from '../../feeds/roster-file.ts'

/** Somebody whom a row of a file may be. */
export interface Candidate {
  firstName: string
  lastName: string
  hometown: string | null
}
export interface NumberedCandidate extends Candidate {
  jersey: string | null
}

/** What somebody was recognised by. */
export type KnownBy = 'name and number' | 'name' | 'name and hometown' | 'number, the name being cut short'

export interface Matched<Line> {
  pairs: { row: RosterRow; line: Line; by: KnownBy }[]
  /** Rows that are nobody of these. */
  others: RosterRow[]
  rejects: RowNote[]
}

const nameOf = ({ firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
const sameTown = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a && b && fold(a) === fold(b))
const otherTown = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a && b && fold(a) !== fold(b))

/** Drops the rows of a file that repeat an earlier one. Two people of one name differ in number and hometown. */
export function withoutRepeats(rows: readonly RosterRow[]): { rows: RosterRow[]; rejects: RowNote[] } {
  const byName = new Map<string, RosterRow[]>()
  const rejects: RowNote[] = []
  const kept = rows.filter((row) => {
    const earlier = byName.getOrInsertComputed(nameKey(row), () => [])
    const repeated = earlier.find(
      (one) => one.jersey === row.jersey || !otherTown(one.hometown, row.hometown),
    )
    if (!repeated) return earlier.push(row) > 0
    const isPlain = repeated.jersey === row.jersey || !repeated.jersey || !row.jersey
    rejects.push({
      row: row.row,
      reason: isPlain
        ? `repeats ${nameOf(row)} of row ${repeated.row}`
        : `repeats ${nameOf(row)} of row ${repeated.row} with another number; if they are two people, give their hometowns`,
    })
    return false
  })
  return { rows: kept, rejects }
}

/** Finds each row's line on the roster: by name and number, by name alone, by number where the name may be cut short. */
export function matchRoster<Line extends NumberedCandidate>(
  rows: readonly RosterRow[],
  lines: readonly Line[],
): Matched<Line> {
  const pairs: Matched<Line>['pairs'] = []
  const rejects: RowNote[] = []
  const byName = Map.groupBy(lines, nameKey)
  const byNumber = Map.groupBy(lines, ({ jersey }) => jersey)
  const rowsByName = Map.groupBy(rows, nameKey)
  const freeLines = new Set(lines)
  const freeRows = new Set(rows)
  const free = (some: readonly Line[] | undefined) => (some ?? []).filter((line) => freeLines.has(line))
  const take = (row: RosterRow, line: Line, by: KnownBy) => {
    pairs.push({ row, line, by })
    freeRows.delete(row)
    freeLines.delete(line)
  }

  for (const row of freeRows) {
    const line = free(byName.get(nameKey(row))).find(({ jersey }) => jersey && jersey === row.jersey)
    if (line) take(row, line, 'name and number')
  }
  for (const row of freeRows) {
    const named = free(byName.get(nameKey(row)))
    const isOnlyOne = rowsByName.get(nameKey(row))?.filter((other) => freeRows.has(other)).length === 1
    const [line] =
      named.length === 1 && isOnlyOne ? named : named.filter((one) => sameTown(one.hometown, row.hometown))
    if (line) {
      take(row, line, sameTown(line.hometown, row.hometown) ? 'name and hometown' : 'name')
    } else if (named.length > 0) {
      rejects.push({
        row: row.row,
        reason: `${nameOf(row)} may be any of ${named.length} on the roster; the number tells them apart`,
      })
      freeRows.delete(row)
    }
  }
  for (const row of freeRows) {
    const cut = row.jersey
      ? free(byNumber.get(row.jersey)).filter((line) => mayBeCut(nameKey(line), nameKey(row)))
      : []
    const [line] = cut
    if (line && cut.length === 1) take(row, line, 'number, the name being cut short')
  }
  return { pairs, others: [...freeRows], rejects }
}

/** Finds people who were on another season's roster. A namesake from another town is somebody else. */
export function matchPeople<Person extends Candidate>(
  rows: readonly RosterRow[],
  people: readonly Person[],
): Matched<Person> {
  const byName = Map.groupBy(people, nameKey)
  const pairs: Matched<Person>['pairs'] = []
  const others: RosterRow[] = []
  const rejects: RowNote[] = []
  const taken = new Set<Person>()
  for (const row of rows) {
    const named = (byName.get(nameKey(row)) ?? []).filter(
      (person) => !taken.has(person) && !otherTown(person.hometown, row.hometown),
    )
    const known =
      named.length === 1 ? named : named.filter((person) => sameTown(person.hometown, row.hometown))
    const [person] = known
    if (person && known.length === 1) {
      taken.add(person)
      pairs.push({
        row,
        line: person,
        by: sameTown(person.hometown, row.hometown) ? 'name and hometown' : 'name',
      })
    } else if (named.length > 0) {
      rejects.push({
        row: row.row,
        reason: `${nameOf(row)} may be any of ${named.length} people of that name; the hometown tells them apart`,
      })
    } else {
      others.push(row)
    }
  }
  return { pairs, others, rejects }
}

/** Finds people who are on another team's roster: there a name alone is not enough, and nobody is refused for it. */
export function matchElsewhere<Person extends Candidate>(
  rows: readonly RosterRow[],
  people: readonly Person[],
): Pick<Matched<Person>, 'pairs' | 'others'> {
  const byName = Map.groupBy(people, nameKey)
  const pairs: Matched<Person>['pairs'] = []
  const taken = new Set<Person>()
  const others = rows.filter((row) => {
    const [person, another] = (byName.get(nameKey(row)) ?? []).filter(
      (one) => !taken.has(one) && sameTown(one.hometown, row.hometown),
    )
    if (!person || another) return true
    taken.add(person)
    pairs.push({ row, line: person, by: 'name and hometown' })
    return false
  })
  return { pairs, others }
}
