import {
  type PlayedGame,
  periodTotals,
  playerTotals,
  teamTotals,
} from '#server/domains/stats/season-totals.ts'
import { scoredSport } from '#server/domains/stats/sport-columns.ts'
import type { Game, Player } from '../../model/model.ts'
import type { BoxScoreRow, SeasonTotalsRow } from '../../model/model-stats.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import { gamesOf } from '../games/games.ts'
import { rivalsOf } from '../games/opponents.ts'
import type { Moment } from '../games/publish.ts'
import { seasonId, seasonTitle } from '../games/seasons.ts'
import { rostersOf } from '../people/rosters.ts'
import { boxScoresOf } from './box-scores.ts'

/**
 * The year before the first with games: it was played like the others, but nobody kept the sheets. Players who are
 * known from later rosters keep their part of it.
 */
export function totalsOnlySeasons(
  school: SchoolData,
  academicYear: number,
  now: Moment,
  known: readonly Player[],
): SeasonTotalsRow[] {
  const rivals = rivalsOf(school)
  const games = gamesOf(school, rivals, [academicYear], now)
  const opponents = rivals.map(({ opponent }) => opponent)
  const rosters = rostersOf(school, [academicYear])
  const sheets = boxScoresOf(school, { games, opponents, ...rosters })
  const ids = new Set(known.map(({ id }) => id))
  const lines = new Map(rosters.rosterPlayers.map((line) => [line.id, line]))
  return school.teams.flatMap((team, index) => {
    const sportId = index + 1
    const { globalSportId, year } = sportDefinition(team.shortname)
    const scored = scoredSport(globalSportId)
    const own = sheets.filter((sheet) => sheet.seasonId === seasonId(sportId, academicYear))
    if (!scored || own.length === 0) return []
    const played = playedGames(own, games)
    const individual = playerTotals(scored.columns, played).map(({ rosterPlayerId, ...player }) => {
      const line = rosterPlayerId === null ? undefined : lines.get(rosterPlayerId)
      const playerId = line && ids.has(line.playerId) ? line.playerId : null
      return { ...player, playerId, academicYear: line?.academicYear ?? null }
    })
    return {
      id: seasonId(sportId, academicYear),
      sportId,
      seasonTitle: seasonTitle(year, academicYear),
      sportGroup: scored.group,
      data: { ...teamTotals(scored.columns, played), periods: periodTotals(played), individual },
    }
  })
}

/** Box scores beside what their games say of them. */
export function playedGames(sheets: readonly BoxScoreRow[], games: readonly Game[]): PlayedGame[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return sheets.flatMap(({ gameId, data }) => {
    const game = byId.get(gameId)
    if (!game) return []
    const { resultStatus: status, locationIndicator, isConference, isExhibition } = game
    const [school, opponent] = data.teams
    return { status, locationIndicator, isConference, isExhibition, periods: data.periods, school, opponent }
  })
}
