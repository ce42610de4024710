import type { PlayerStats } from '../stats.ts'

type SportNumbers = PlayerStats['sports'][number]

export interface Milestone {
  /** 'stats.tp': what is counted, as an address says it. */
  count: string
  /** 'Points' */
  name: string
  /** The round number that a career has reached. */
  mark: number
  total: number
  /** The game in which it was reached; null where it was before the first game that is known. */
  game: SportNumbers['gameLog'][number] | null
}

/** What is tried or spent is nothing to cheer at. */
const isEffort = ({ name, isLowBest }: { name: string; isLowBest?: boolean }): boolean =>
  isLowBest === true || /attempt|minute|error|foul|penalt/i.test(name)

/** Round numbers as a crowd counts them. */
const ladder = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750]
const rungs = [...ladder, ...[1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10].map((thousands) => thousands * 1_000)]

const countedColumn = (columns: SportNumbers['columns'], group: string, key: string) =>
  columns
    .find((table) => table.key === group)
    ?.columns.find(
      (one) => one.key === key && one.total === 'sum' && one.format === 'whole' && !isEffort(one),
    )

/** What a career has reached in the numbers that its sport is told by, the greatest first. */
export function milestonesOf({ columns, keyNumbers, career, seasons, gameLog }: SportNumbers): Milestone[] {
  const found = keyNumbers.flatMap(({ group, key }): Milestone[] => {
    const column = countedColumn(columns, group, key)
    const total = career.stats[group]?.[key] ?? 0
    const mark = rungs.findLast((rung) => total >= rung)
    if (!column || mark === undefined) return []
    const old = seasons.filter(({ isTotalsOnly }) => isTotalsOnly)
    let sum = old.reduce((had, { stats }) => had + (stats[group]?.[key] ?? 0), 0)
    const isOld = sum >= mark
    const games = gameLog
      .filter(({ isExhibition }) => !isExhibition)
      .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))
    const game = isOld ? undefined : games.find(({ stats }) => (sum += stats[group]?.[key] ?? 0) >= mark)
    return [{ count: `${group}.${key}`, name: column.name, mark, total, game: game ?? null }]
  })
  return found.toSorted((one, other) => other.mark - one.mark)
}

export interface NextMilestone {
  count: string
  name: string
  mark: number
  total: number
  left: number
  /** At the pace of the last season. */
  games: number
}

/** What is near enough that a crowd may see it. */
const gamesAhead = 4

/** The round numbers that a career may reach in a few games, at the pace of its last season; the nearest first. */
export function milestonesWithinReach({
  columns,
  keyNumbers,
  career,
  seasons,
}: Pick<SportNumbers, 'columns' | 'keyNumbers' | 'career' | 'seasons'>): NextMilestone[] {
  const [last] = seasons.toSorted((one, other) => (one.season > other.season ? -1 : 1))
  if (!last || last.gp === 0) return []
  return keyNumbers
    .flatMap(({ group, key }): NextMilestone[] => {
      const column = countedColumn(columns, group, key)
      const total = career.stats[group]?.[key] ?? 0
      const mark = rungs.find((rung) => rung > total)
      const pace = (last.stats[group]?.[key] ?? 0) / last.gp
      if (!column || mark === undefined || pace <= 0) return []
      const left = mark - total
      const games = Math.ceil(left / pace)
      return games <= gamesAhead
        ? [{ count: `${group}.${key}`, name: column.name, mark, total, left, games }]
        : []
    })
    .toSorted((one, other) => one.games - other.games || other.mark - one.mark)
}
