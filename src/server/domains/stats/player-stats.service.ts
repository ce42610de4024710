import { notFound } from '#contract/shapes/problem.ts'
import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import type { PlayerSeason, PlayerStats } from '#contract/stats.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { toSportRef } from '../sports/sports.service.ts'
import type { SportColumns } from './columns/column.ts'
import { highsOf } from './highs.ts'
import { scoredSport } from './sport-columns.ts'
import { completeLine, sumLines, tablesOf } from './stat-line.ts'
import { toHigh, toStatGame } from './stats.mapper.ts'
import {
  linesOfPlayer,
  type PlayerLineRow,
  type PlayerSeasonRow,
  playerById,
  seasonsOfPlayer,
  totalsOfPlayer,
} from './stats.read-model.ts'

interface CareerPart {
  season: string
  rosterPlayerId: number | null
  isTotalsOnly: boolean
  gp: number
  gs: number
  line: CountedLine
  team: CountedLine
}

export async function playerStats(work: Work, playerId: number): Promise<PlayerStats> {
  const player = await playerById(work.tx, playerId)
  const all = await seasonsOfPlayer(work.tx, playerId)
  const seasons = all.filter(({ isRosterHidden }) => !isRosterHidden)
  // Somebody who is on hidden rosters alone is not known of yet.
  if (!player || (all.length > 0 && seasons.length === 0)) throw notFound(`There is no player ${playerId}.`)
  const seasonIds = seasons.map(({ seasonId }) => seasonId)
  const lines = await linesOfPlayer(work.tx, playerId, seasonIds)
  const old = await totalsOfPlayer(work.tx, playerId)
  const bySport = Map.groupBy(seasons, ({ sport }) => sport.id)
  const sports = [...bySport.entries()].flatMap(([sportId, years]) => {
    const sport = years[0]?.sport
    const scored = sport && scoredSport(sport.globalSportId)
    if (!scored) return []
    const { columns, group } = scored
    const played = lines.filter(({ seasonId }) => years.some((year) => year.seasonId === seasonId))
    const counted = played.filter(({ game }) => !game.isExhibition)
    const parts = [
      ...years.flatMap((year) => partOfSeason(columns, year, counted)),
      // A season that has games is their sum, whatever totals were kept of it before.
      ...old
        .filter((totals) => totals.sportId === sportId && !hasGames(years, counted, totals.title))
        .map(({ title, row, team }) => ({
          season: title,
          rosterPlayerId: null,
          isTotalsOnly: true,
          gp: row.gp,
          gs: row.gs,
          line: row.line,
          team,
        })),
    ]
    const titles = new Map(years.map(({ seasonId, title }) => [seasonId, title]))
    const log = counted.map((row) => ({ game: toStatGame(row), line: row.line.groups, name: null, playerId }))
    return [
      {
        sport: toSportRef(sport),
        sportGroup: group,
        columns: tablesOf(columns).filter(({ teamOnly }) => !teamOnly),
        keyNumbers: keyNumbersOf(columns),
        seasons: parts.map((part) => toSeason(columns, part)),
        career: careerOf(columns, parts),
        gameLog: played.map((row) => ({
          ...toStatGame(row),
          season: titles.get(row.seasonId) ?? '',
          isExhibition: row.game.isExhibition,
          starter: row.line.starter,
          stats: completeLine(columns, row.line.groups, { gp: 1, isTeam: false, team: row.team }),
        })),
        highs: highsOf(columns, log, false).map(toHigh),
      },
    ]
  })
  return { playerId, name: `${player.firstName} ${player.lastName}`, sports }
}

const hasGames = (years: PlayerSeasonRow[], counted: PlayerLineRow[], title: string): boolean =>
  years.some((year) => year.title === title && counted.some(({ seasonId }) => seasonId === year.seasonId))

/** What a game's leaders are named for, then what highs are kept of: a kicker has none of the first. */
function keyNumbersOf({ game, highs }: SportColumns) {
  const numbers = [...game, ...highs].map(({ group, key }) => ({ group, key }))
  return [...new Map(numbers.map((number) => [`${number.group} ${number.key}`, number])).values()]
}

function partOfSeason(columns: SportColumns, year: PlayerSeasonRow, counted: PlayerLineRow[]): CareerPart[] {
  const rows = counted.filter(({ seasonId }) => seasonId === year.seasonId)
  if (rows.length === 0) return []
  return [
    {
      season: year.title,
      rosterPlayerId: year.rosterPlayerId,
      isTotalsOnly: false,
      gp: rows.length,
      gs: rows.filter(({ line }) => line.starter).length,
      line: sumLines(
        columns,
        rows.map(({ line }) => line.groups),
      ),
      team: sumLines(
        columns,
        rows.map(({ team }) => team),
      ),
    },
  ]
}

function toSeason(columns: SportColumns, { line, team, ...part }: CareerPart): PlayerSeason {
  return { ...part, stats: completeLine(columns, line, { gp: part.gp, isTeam: false, team }) }
}

function careerOf(columns: SportColumns, parts: CareerPart[]) {
  const gp = parts.reduce((games, part) => games + part.gp, 0)
  const line = sumLines(
    columns,
    parts.map((part) => part.line),
  )
  const team = sumLines(
    columns,
    parts.map((part) => part.team),
  )
  return {
    gp,
    gs: parts.reduce((starts, part) => starts + part.gs, 0),
    stats: completeLine(columns, line, { gp, isTeam: false, team }),
  }
}
