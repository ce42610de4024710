import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { SportColumns } from './columns/column.ts'
import { qualifies } from './columns/minimums.ts'
import { type Places, placesOf, type Reached } from './places.ts'
import { isRate, type RecordNumber } from './record-numbers.ts'
import { sumLines, valueOf } from './stat-line.ts'

/** A player, or the team, over a season. */
export interface SeasonLine {
  name: string | null
  /** Whom the rosters know; of the seasons before them the name is all there is. */
  playerId: number | null
  rosterPlayerId: number | null
  season: string
  isTotalsOnly: boolean
  /** A season that still goes on has no averages yet. */
  isOver: boolean
  gp: number
  line: CountedLine
  team: { games: number; line: CountedLine }
}

export interface CareerLine extends Omit<SeasonLine, 'season'> {
  first: string
  last: string
}

type Line = Omit<SeasonLine, 'season'>

function reachedBy<Who extends Line>(
  columns: SportColumns,
  number: RecordNumber,
  who: Who,
  isTeam: boolean,
): Reached<Who>[] {
  const { group, key, column } = number
  if (isRate(columns, number)) {
    const minimum = columns.minimums[`${group}.${key}`]
    // A number per game has no minimum of its own in some sports: three quarters of the games, as the association has it.
    const isRegular = minimum ? qualifies(minimum, who, who.team) : who.gp >= 0.75 * who.team.games
    if (!who.isOver || !isRegular) return []
  }
  const value = valueOf(column, group, who.line, { gp: who.gp, isTeam, team: who.team.line })
  return value === null || (value <= 0 && !column.isLowBest) ? [] : [{ value, who }]
}

/** The best of all seasons, or of all careers, in a number. */
export const bestLines = <Who extends Line>(
  columns: SportColumns,
  number: RecordNumber,
  lines: readonly Who[],
  isTeam = false,
): Places<Who> =>
  placesOf(
    lines.flatMap((who) => reachedBy(columns, number, who, isTeam)),
    number.column.isLowBest,
  )

/** Everybody's seasons, the oldest first, added up. */
export function careersOf(columns: SportColumns, seasons: readonly SeasonLine[]): CareerLine[] {
  const people = Map.groupBy(seasons, ({ playerId, name }) => playerId ?? `${name}`)
  return [...people.values()].flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    return [
      {
        name: last.name,
        playerId: last.playerId,
        rosterPlayerId: last.rosterPlayerId,
        first: first.season,
        last: last.season,
        isTotalsOnly: own.every(({ isTotalsOnly }) => isTotalsOnly),
        isOver: last.isOver,
        gp: own.reduce((sum, { gp }) => sum + gp, 0),
        line: sumLines(
          columns,
          own.map(({ line }) => line),
        ),
        team: {
          games: own.reduce((sum, { team }) => sum + team.games, 0),
          line: sumLines(
            columns,
            own.map(({ team }) => team.line),
          ),
        },
      },
    ]
  })
}
