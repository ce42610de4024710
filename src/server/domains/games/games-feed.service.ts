import type { Answer, Input } from '#contract/endpoint.ts'
import type { FeedGame, games } from '#contract/games.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sportRefBySlug, teamSeasonBySlug } from '../sports/sports.service.ts'
import { type GameRow, gameById, gamesBetween, gamesOfSeason } from './games.queries.ts'
import { toGames } from './games.service.ts'
import { isShown } from './shown-games.ts'

type Feed = (typeof games)['feed']
type FeedQuery = Input<Feed>

/** Days behind and ahead of today. A team's calendar holds its last season; the department's would drown in it. */
const windows = { team: { past: 365, ahead: 366 }, department: { past: 60, ahead: 366 } }

/** Games for calendars to subscribe to. Their number is bounded by the season, or by the window and its query. */
export async function gamesFeed(work: Work, query: FeedQuery): Promise<Answer<Feed>> {
  if (query.gameId) return gameAlone(work, query.gameId)
  const sport = query.sport ? await sportRefBySlug(work, query.sport) : null
  const rows = await rowsOf(work, query, sport?.id)
  const atPlace = rows.filter(
    ({ locationIndicator }) => !query.locationIndicator || locationIndicator === query.locationIndicator,
  )
  return { sport, games: await toFeedGames(work, atPlace) }
}

async function gameAlone(work: Work, gameId: number): Promise<Answer<Feed>> {
  const row = await gameById(work.tx, gameId)
  const games = row ? await toFeedGames(work, [row]) : []
  if (!games[0]) throw notFound(`There is no game ${gameId}.`)
  return { sport: games[0].sport, games }
}

/** A season is a team's: named without one it says nothing. */
async function rowsOf(work: Work, { sport, season }: FeedQuery, sportId?: number): Promise<GameRow[]> {
  if (sport && season) {
    const team = await teamSeasonBySlug(work, sport, season)
    return gamesOfSeason(work.tx, team.season.id)
  }
  const { past, ahead } = windows[sportId ? 'team' : 'department']
  const today = Temporal.Instant.fromEpochMilliseconds(work.now.getTime())
    .toZonedDateTimeISO(work.tenant.timeZone)
    .toPlainDate()
  const day = (days: number) => today.add({ days }).toString()
  return gamesBetween(work.tx, day(-past), day(ahead), sportId ? { sportId } : {})
}

async function toFeedGames(work: Work, rows: GameRow[]): Promise<FeedGame[]> {
  const games = await toGames(work, rows)
  return games
    .map((game, index) => ({
      ...game,
      revision: rows[index]?.revision ?? 0,
      updatedAt: rows[index]?.updatedAt.toISOString() ?? game.startDateUtc,
    }))
    .filter(isShown)
}
