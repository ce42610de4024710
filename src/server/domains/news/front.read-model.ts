import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { games } from '../../db/schema/games.ts'
import { frontPlaces, fronts, storyGames } from '../../db/schema/news.ts'
import { sports } from '../../db/schema/sports.ts'

/** What the office said of a front: of a team, or of the department. Of several for one the last counts. */
export async function frontOf(tx: Tx, sportId: number | undefined) {
  const [front] = await tx
    .select({ id: fronts.id, sportId: sports.id, slug: sports.globalSportNameSlug })
    .from(sports)
    .leftJoin(fronts, and(eq(fronts.tenantId, sports.tenantId), eq(fronts.sportId, sports.id)))
    .where(sportId ? eq(sports.id, sportId) : eq(sports.shortname, 'general'))
    .orderBy(desc(fronts.id))
    .limit(1)
  if (!front) return null
  const places = front.id
    ? await tx
        .select({ storyId: frontPlaces.storyId, place: frontPlaces.place, until: frontPlaces.until })
        .from(frontPlaces)
        .where(eq(frontPlaces.frontId, front.id))
    : []
  return { ...front, address: sportId ? `/sports/${front.slug}` : '/', places }
}

/** How the games stand that stories are about. */
export async function gamesOfStories(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      storyId: storyGames.storyId,
      role: storyGames.role,
      status: games.status,
      result: games.resultStatus,
    })
    .from(storyGames)
    .innerJoin(games, and(eq(games.tenantId, storyGames.tenantId), eq(games.id, storyGames.gameId)))
    .where(inArray(storyGames.storyId, [...ids]))
}
