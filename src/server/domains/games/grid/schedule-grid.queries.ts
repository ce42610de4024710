import { and, asc, eq, gte, lte, ne } from 'drizzle-orm'
import type { ScheduleGridRow } from '#contract/editing/desk.grids.ts'
import type { Tx } from '../../../db/client.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { sports } from '../../../db/schema/sports.ts'
import type { GameSelect } from '../games.import-queries.ts'
import { outcomeOf } from '../outcome.ts'
import { type PlacedGame, placeOf } from './schedule-conflicts.ts'

export const toGridRow = (game: GameSelect): ScheduleGridRow => ({
  id: game.id,
  startDate: game.startDate,
  endDate: game.endDate,
  time: game.time,
  timeZone: game.timeZone,
  opponentId: game.opponentId,
  locationIndicator: game.locationIndicator,
  facilityId: game.facilityId,
  location: game.location,
  isConference: game.isConference,
  isExhibition: game.isExhibition,
  tournament: game.tournament,
  tv: game.media.tv,
  radio: game.media.radio,
  tickets: game.media.tickets,
  video: game.media.video,
  promotion: game.promotion,
  status: game.status,
  result: outcomeOf(game),
  note: game.note,
  gameNumber: game.gameNumber,
})

const placed = {
  id: games.id,
  sportId: games.sportId,
  sport: sports.title,
  opponent: opponents.title,
  facilityId: games.facilityId,
  startUtc: games.startUtc,
  startDate: games.startDate,
  isTbd: games.isTbd,
  isAllDay: games.isAllDay,
  status: games.status,
  gameNumber: games.gameNumber,
  locationIndicator: games.locationIndicator,
  location: games.location,
}

/** The games of a season, and those of other teams on its days, as far as they need a place and a time. */
export async function placedGames(
  tx: Tx,
  { seasonId, sportId }: { seasonId: number; sportId: number },
  days: { first: string; last: string },
): Promise<{ own: PlacedGame[]; others: PlacedGame[] }> {
  const of = () =>
    tx
      .select(placed)
      .from(games)
      .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
      .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
  const own = await of().where(eq(games.seasonId, seasonId)).orderBy(asc(games.startUtc), asc(games.id))
  const others = await of()
    .where(and(ne(games.sportId, sportId), gte(games.startDate, days.first), lte(games.startDate, days.last)))
    .orderBy(asc(games.startUtc), asc(games.id))
  return { own: own.map(toPlaced), others: others.map(toPlaced) }
}

const toPlaced = ({
  isTbd,
  isAllDay,
  status,
  locationIndicator,
  location,
  ...game
}: Omit<PlacedGame, 'hasTime' | 'isOff' | 'place'> &
  Omit<Parameters<typeof placeOf>[0], 'opponent'> & {
    isTbd: boolean
    isAllDay: boolean
    status: string
  }): PlacedGame => ({
  ...game,
  hasTime: !isTbd && !isAllDay,
  isOff: status !== 'A',
  place: placeOf({ locationIndicator, opponent: game.opponent, location }),
})
