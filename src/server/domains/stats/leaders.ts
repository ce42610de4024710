import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { Category, Column, SportColumns } from './columns/column.ts'
import { qualifies } from './columns/minimums.ts'
import { isTeamRow } from './season-totals.ts'
import { columnOf, valueOf } from './stat-line.ts'

/** Anybody with numbers of their own. */
export interface Contender {
  jersey: string | null
  gp: number
  line: CountedLine
}

export interface Ranked<Who extends Contender> {
  who: Who
  value: number
  rank: number
}

export interface RankedCategory<Who extends Contender> {
  category: Category
  column: Column
  leaders: Ranked<Who>[]
}

/**
 * The best in each category. Equal numbers share a rank, and a rank that starts within the limit is shown whole.
 * Nobody leads with nothing, and rates need a fair number of tries.
 */
export function rankLeaders<Who extends Contender>(
  columns: Pick<SportColumns, 'tables' | 'minimums'>,
  categories: readonly Category[],
  contenders: readonly Who[],
  team: { games: number; line: CountedLine },
  limit: number,
): RankedCategory<Who>[] {
  const { minimums } = columns
  const people = contenders.filter((who) => !isTeamRow(who))
  return categories
    .map((category) => {
      const column = columnOf(columns, category.group, category.key)
      const able = people.flatMap((who) => {
        if (!who.line[category.group]) return []
        if (!qualifies(minimums[`${category.group}.${category.key}`], who, team)) return []
        const value = valueOf(column, category.group, who.line, {
          gp: who.gp,
          isTeam: false,
          team: team.line,
        })
        return value === null || (value <= 0 && !column.isLowBest) ? [] : [{ who, value }]
      })
      return { category, column, leaders: ranked(able, column.isLowBest ?? false, limit) }
    })
    .filter(({ leaders }) => leaders.length > 0)
}

function ranked<Who extends Contender>(
  able: { who: Who; value: number }[],
  isLowBest: boolean,
  limit: number,
): Ranked<Who>[] {
  const sorted = [...able].sort((a, b) => (isLowBest ? a.value - b.value : b.value - a.value))
  return sorted
    .map((entry) => ({ ...entry, rank: 1 + sorted.findIndex(({ value }) => value === entry.value) }))
    .filter(({ rank }) => rank <= limit)
}
