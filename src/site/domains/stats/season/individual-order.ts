import type { CumulativeStats, IndividualTotals } from '#contract/stats.ts'
import { alphabetical } from '#site/format/alphabetical.ts'
import { isInSet, type SetColumn, type StatSet } from '../parts/stat-sets.ts'
import type { NumberOrder } from './season-choice.ts'

/** The row that stands for nobody: what a team did together. */
const isTeamRow = ({ name, jersey }: IndividualTotals) => jersey === 'TM' || name === 'TEAM'

/**
 * A set is ordered by the number asked for if it has it, else by its yards, whatever its leaders are told by, else by the
 * number that its sport is told by, else by its first.
 */
export function orderIn(
  columns: readonly SetColumn[],
  asked: NumberOrder | null,
  telling: readonly { group: string; key: string }[],
): NumberOrder {
  const has = ({ group, key }: { group: string; key: string }) =>
    columns.some((column) => column.group === group && column.key === key)
  if (asked && has(asked)) return asked
  const { group = '', key = '' } =
    columns.find(({ key }) => key === 'yds') ?? telling.find(has) ?? columns[0] ?? {}
  return { group, key, direction: 'descending' }
}

/** Those who have numbers of a set, in order; what cannot be compared comes last, and the team's own row at the very end. */
export function orderedIndividuals(
  { individual }: Pick<CumulativeStats, 'individual'>,
  set: StatSet,
  { group, key, direction }: NumberOrder,
): IndividualTotals[] {
  const value = ({ stats }: IndividualTotals) => stats[group]?.[key] ?? null
  const sign = direction === 'ascending' ? 1 : -1
  return individual
    .filter(({ stats }) => isInSet(set, stats))
    .toSorted((a, b) => {
      if (isTeamRow(a) !== isTeamRow(b)) return isTeamRow(a) ? 1 : -1
      const [left, right] = [value(a), value(b)]
      if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
      return sign * (left - right) || b.gp - a.gp || alphabetical(a.name, b.name)
    })
}
