import { notFound } from '#contract/shapes/problem.ts'
import type { PlayerSplits } from '#contract/stats.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { toSportRef } from '../sports/sports.service.ts'
import { playerSplits } from './player-splits.ts'
import { scoredSport } from './sport-columns.ts'
import { tablesOf } from './stat-line.ts'
import { localDateTime } from './stats.mapper.ts'
import { linesOfPlayer, playerById, seasonsOfPlayer } from './stats.read-model.ts'

/** A player's games in parts, sport by sport: of one season, or of all of them. */
export async function splitsOfPlayer(work: Work, playerId: number, season?: string): Promise<PlayerSplits> {
  const player = await playerById(work.tx, playerId)
  const all = await seasonsOfPlayer(work.tx, playerId)
  const known = all.filter(({ isRosterHidden }) => !isRosterHidden)
  if (!player || (all.length > 0 && known.length === 0)) throw notFound(`There is no player ${playerId}.`)
  const seasons = known.filter(({ title }) => season === undefined || title === season)
  const lines = await linesOfPlayer(
    work.tx,
    playerId,
    seasons.map(({ seasonId }) => seasonId),
  )
  const bySport = Map.groupBy(seasons, ({ sport }) => sport.id)
  const sports = [...bySport.values()].flatMap((years) => {
    const sport = years[0]?.sport
    const scored = sport && scoredSport(sport.globalSportId)
    if (!scored) return []
    const games = lines
      .filter(({ seasonId }) => years.some((year) => year.seasonId === seasonId))
      .map(({ game, line, team }) => ({
        status: game.resultStatus,
        locationIndicator: game.locationIndicator,
        isConference: game.isConference,
        isExhibition: game.isExhibition,
        month: Number(localDateTime(game.startUtc, game.timeZone).slice(5, 7)),
        line: line.groups,
        team,
      }))
    return [
      {
        sport: toSportRef(sport),
        season: season ?? null,
        columns: tablesOf(scored.columns).filter(({ teamOnly }) => !teamOnly),
        splits: playerSplits(scored.columns, games),
      },
    ]
  })
  return { playerId, sports }
}
