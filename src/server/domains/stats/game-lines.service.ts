import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { Work } from '../../unit-of-work/work.ts'
import type { Category, SportColumns } from './columns/column.ts'
import { scoredSport } from './sport-columns.ts'
import { columnOf, valueOf } from './stat-line.ts'
import { rosterLookup } from './stats.mapper.ts'
import { gameWithBoxScore, rosterOfSeason } from './stats.read-model.ts'

export interface GameLine {
  /** The id that a player keeps from season to season. */
  playerId: number
  name: string
  /** 'Points 21, Rebounds 8' */
  words: string
}

/** How each player of ours did in a game, in the numbers that its sport names leaders for; nobody without such a number. */
export async function linesOfGame(work: Work, gameId: number): Promise<GameLine[]> {
  const row = await gameWithBoxScore(work.tx, gameId)
  const scored = row && scoredSport(row.sport.globalSportId)
  if (!row?.box || !scored) return []
  const roster = rosterLookup(await rosterOfSeason(work.tx, row.season.id), row.sport.globalSportNameSlug)
  const [school] = row.box.data.teams
  return school.players.flatMap(({ name, rosterPlayerId, groups }) => {
    const { playerId } = roster(rosterPlayerId)
    const words = lineWords(scored.columns, groups, school.totals)
    return playerId === null || !words ? [] : [{ playerId, name, words }]
  })
}

/** Counts alone: a rate of one game says little by itself. */
function lineWords(columns: SportColumns, groups: CountedLine, team: CountedLine): string {
  return columns.game
    .flatMap(({ group, key }: Category) => {
      const column = columnOf(columns, group, key)
      const value = groups[group] && valueOf(column, group, groups, { gp: 1, isTeam: false, team })
      const isCount = column.format === 'whole' || column.total === 'sum'
      return isCount && value && value > 0 ? [`${column.name} ${value}`] : []
    })
    .join(', ')
}
