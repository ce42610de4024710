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

/** What a school wants its rosters to tell: of this sport, else of every sport, else the usual. */
export function chosenColumns(
  settings: RosterSettings | null | undefined,
  sportSlug: string,
): readonly RosterColumn[] {
  return settings?.columnsBySport?.[sportSlug] ?? settings?.columns ?? usual
}

/** A player without what the school does not tell: it neither shows nor travels, in whichever view. */
export function tellOnly(player: RosterPlayer, columns: readonly RosterColumn[]): RosterPlayer {
  const told = <Value>(column: RosterColumn, value: Value) => (columns.includes(column) ? value : null)
  return {
    ...player,
    jerseyNumber: told('number', player.jerseyNumber),
    position: told('position', player.position),
    positionTitle: told('position', player.positionTitle),
    academicYear: told('class', player.academicYear) ?? '',
    heightInches: told('height', player.heightInches),
    weight: told('weight', player.weight),
    hometown: told('hometown', player.hometown),
    highSchool: told('hometown', player.highSchool),
    previousSchool: told('previousSchool', player.previousSchool),
    major: told('major', player.major),
  }
}

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
