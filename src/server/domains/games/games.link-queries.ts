import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { galleries } from '../../db/schema/media.ts'
import { stories, storyGames } from '../../db/schema/news.ts'
import { boxScores } from '../../db/schema/stats.ts'

/** Which of these games have a box score. */
export async function gamesWithBoxScore(tx: Tx, gameIds: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ gameId: boxScores.gameId })
    .from(boxScores)
    .where(inArray(boxScores.gameId, gameIds))
  return new Set(rows.map(({ gameId }) => gameId))
}

/** Galleries that public stories of these games carry. */
export async function galleriesOfGames(tx: Tx, now: Date, gameIds: number[]) {
  return tx
    .selectDistinct({
      gameId: storyGames.gameId,
      id: galleries.id,
      title: galleries.title,
      slug: galleries.slug,
    })
    .from(storyGames)
    .innerJoin(stories, and(eq(stories.tenantId, storyGames.tenantId), eq(stories.id, storyGames.storyId)))
    .innerJoin(galleries, and(eq(galleries.tenantId, stories.tenantId), eq(galleries.id, stories.galleryId)))
    .where(and(inArray(storyGames.gameId, gameIds), eq(stories.hidden, false), lte(stories.publishAt, now)))
}
