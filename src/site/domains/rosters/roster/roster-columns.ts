import { chosenColumns } from '#contract/roster-columns.ts'
import type { RosterPlayer } from '#contract/rosters.ts'
import type { RosterColumn, RosterSettings } from '#contract/settings.ts'

const usual: readonly RosterColumn[] = [
  'number',
  'position',
  'class',
  'height',
  'weight',
  'hometown',
  'previousSchool',
]

/** The columns of a roster in their order: as the school chose them, else the usual. */
export const shownColumns = (
  settings: RosterSettings | null | undefined,
  sportSlug: string,
): readonly RosterColumn[] => chosenColumns(settings, sportSlug) ?? usual

const isFilled: Record<RosterColumn, (player: RosterPlayer) => unknown> = {
  number: ({ jerseyNumber }) => jerseyNumber,
  position: ({ position, positionTitle }) => position || positionTitle,
  class: ({ academicYear }) => academicYear,
  height: ({ heightInches }) => heightInches,
  weight: ({ weight }) => weight,
  hometown: ({ hometown, highSchool }) => hometown || highSchool,
  previousSchool: ({ previousSchool }) => previousSchool,
  major: ({ major }) => major,
}

/** Columns that nobody on the roster fills are left out. */
export const filledColumns = (
  columns: readonly RosterColumn[],
  players: readonly RosterPlayer[],
): RosterColumn[] => columns.filter((column) => players.some(isFilled[column]))
