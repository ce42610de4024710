import type { RosterPlayer } from './rosters.ts'
import type { RosterColumn, RosterSettings } from './settings.ts'

/** What a school chose to tell of its players: of this sport, else of every sport. Null: it chose nothing, and tells all. */
export const chosenColumns = (
  settings: RosterSettings | null | undefined,
  sportSlug: string,
): readonly RosterColumn[] | null => settings?.columnsBySport?.[sportSlug] ?? settings?.columns ?? null

/** Where a column of a roster is said of somebody, whatever the answer. */
const fields = {
  number: ['jerseyNumber', 'jerseyNumbers'],
  position: ['position', 'positionTitle', 'positions'],
  class: ['academicYear'],
  height: ['heightInches'],
  weight: ['weight'],
  hometown: ['hometown', 'highSchool'],
  previousSchool: ['previousSchool'],
  major: ['major'],
} as const satisfies Record<RosterColumn, readonly (keyof RosterPlayer | 'jerseyNumbers' | 'positions')[]>

/** Somebody of a roster without what the school does not tell. */
export function tellOnly<Person extends object>(
  person: Person,
  columns: readonly RosterColumn[] | null,
): Person {
  if (!columns) return person
  const untold = (Object.keys(fields) as RosterColumn[])
    .filter((column) => !columns.includes(column))
    .flatMap((column): readonly string[] => fields[column])
  return Object.fromEntries(
    Object.entries(person).map(([name, value]) => [
      name,
      untold.includes(name) ? nothingFor(name, value) : value,
    ]),
  ) as Person
}

/** A class is always a text, and numbers that somebody wore are a list. */
const nothingFor = (name: string, value: unknown) =>
  Array.isArray(value) ? [] : name === 'academicYear' ? '' : null
