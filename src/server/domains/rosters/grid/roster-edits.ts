import type { RosterGridRow } from '#contract/editing/desk.grids.ts'
import type { Values } from '../../../editing/kind/kind.ts'
import type { Renamed } from '../../../editing/values/renamed.ts'

const ofPerson = new Set([
  'firstName',
  'lastName',
  'hometown',
  'highSchool',
  'previousSchool',
  'major',
  'image',
])
const ofLine = new Set(['jersey', 'position', 'academicYear', 'heightInches', 'weight', 'isCaptain'])

const among = (values: Values, names: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))

/** A row of the grid is a line of the roster and the person on it: each has its own cells. */
export const personCells = (values: Values): Values => among(values, ofPerson)
export const lineCells = (values: Values): Values => among(values, ofLine)

/** Cells that a roster does not have. */
export const strangeCells = (values: Values): string[] =>
  Object.keys(values).filter((name) => !ofPerson.has(name) && !ofLine.has(name))

/** Who is called otherwise after some edits. */
export function namesIn(
  edits: readonly { id: number; values: Values }[],
  rows: ReadonlyMap<number, Pick<RosterGridRow, 'firstName' | 'lastName'>>,
): Renamed[] {
  return edits.flatMap(({ id, values }) => {
    const row = rows.get(id)
    if (!row) return []
    const from = `${row.firstName} ${row.lastName}`
    const to = `${values.firstName ?? row.firstName} ${values.lastName ?? row.lastName}`
    return from === to ? [] : [{ from, to }]
  })
}
