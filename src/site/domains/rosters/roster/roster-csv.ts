import { toCsv } from '#contract/csv.ts'
import type { RosterPlayer } from '#contract/rosters.ts'
import type { RosterColumn } from '#contract/settings.ts'

type Cell = [title: string, value: (player: RosterPlayer) => string | number | null]

const cells: Record<RosterColumn, Cell[]> = {
  number: [['Number', ({ jerseyNumber }) => jerseyNumber]],
  position: [['Position', ({ position, positionTitle }) => position || positionTitle]],
  class: [['Class', ({ academicYear }) => academicYear]],
  height: [['Height', ({ heightInches }) => feetAndInches(heightInches)]],
  weight: [['Weight', ({ weight }) => weight]],
  hometown: [
    ['Hometown', ({ hometown }) => hometown],
    ['High School', ({ highSchool }) => highSchool],
  ],
  previousSchool: [['Previous School', ({ previousSchool }) => previousSchool]],
  major: [['Major', ({ major }) => major]],
}

const names: Cell[] = [
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
]

/** A spreadsheet takes '6-2', as the page has it, for the second of June. */
const feetAndInches = (inches: number | null): string | null =>
  inches === null ? null : `${Math.floor(inches / 12)}'${inches % 12}"`

/** A roster for a spreadsheet: the columns of its table, a value in each. */
export function rosterCsv(players: readonly RosterPlayer[], columns: readonly RosterColumn[]): string {
  const [number, others] = [
    columns.filter((column) => column === 'number'),
    columns.filter((column) => column !== 'number'),
  ]
  const row: Cell[] = [
    ...number.flatMap((column) => cells[column]),
    ...names,
    ...others.flatMap((column) => cells[column]),
    ['Captain', ({ isCaptain }) => (isCaptain ? 'Yes' : '')],
  ]
  return toCsv([
    row.map(([title]) => title),
    ...players.map((player) => row.map(([, value]) => String(value(player) ?? ''))),
  ])
}
