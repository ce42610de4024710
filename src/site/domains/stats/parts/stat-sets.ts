import type { SportGroup, StatColumn, StatLine, StatTable } from '#contract/shapes/stats-shapes.ts'
import { statText } from './stat-text.ts'

/** Tables of numbers that a reporter reads in one row. What is not named stands alone. */
const goalSport = ['shots', 'misc', 'penalty']
const readTogether: Partial<Record<SportGroup, { title: string; groups: string[] }[]>> = {
  volleyball: [{ title: 'Players', groups: ['play', 'attack', 'set', 'serve', 'defense', 'block'] }],
  soccer: [{ title: 'Players', groups: goalSport }],
  'field-hockey': [{ title: 'Players', groups: goalSport }],
  hockey: [{ title: 'Skaters', groups: goalSport }],
  lacrosse: [{ title: 'Players', groups: goalSport }],
  'water-polo': [{ title: 'Players', groups: goalSport }],
  basketball: [{ title: 'Players', groups: ['stats'] }],
}

export interface StatSet {
  key: string
  title: string
  tables: StatTable[]
}

/** The players' tables of a sport, those that are read together as one. */
export function statSets(sportGroup: SportGroup, tables: readonly StatTable[]): StatSet[] {
  const joined = readTogether[sportGroup] ?? []
  const shown = tables.filter(({ teamOnly }) => !teamOnly)
  return shown.flatMap((table) => {
    const set = joined.find(({ groups }) => groups.includes(table.key))
    if (!set) return [{ key: table.key, title: table.title, tables: [table] }]
    const own = shown.filter(({ key }) => set.groups.includes(key))
    return own[0] === table ? [{ key: table.key, title: set.title, tables: own }] : []
  })
}

export interface SetColumn extends StatColumn {
  group: string
}

/** The columns of a set; an average over games is for seasons alone. */
export const setColumns = ({ tables }: StatSet, { isSeason }: { isSeason: boolean }): SetColumn[] =>
  tables.flatMap((table) =>
    table.columns.flatMap((column) =>
      column.seasonOnly && !isSeason ? [] : [{ ...column, group: table.key }],
    ),
  )

/** Heads above the columns where several tables are read in one row. */
export const setSpans = ({ tables }: StatSet, columns: readonly SetColumn[]) =>
  tables.length > 1
    ? tables.map(({ key, title }) => ({
        title,
        columns: columns.filter(({ group }) => group === key).length,
      }))
    : []

export const setCells = (columns: readonly SetColumn[], line: StatLine): string[] =>
  columns.map(({ group, key, format }) => statText(line[group]?.[key], format))

export const isInSet = ({ tables }: StatSet, line: StatLine): boolean => tables.some(({ key }) => line[key])
