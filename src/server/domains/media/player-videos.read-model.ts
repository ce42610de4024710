import { and, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { videos } from '../../db/schema/media.ts'
import { stories, storyPeople } from '../../db/schema/news.ts'

/** Videos have no people of their own: they are in the stories that show them. */
export const isOfPlayer = (tx: Tx, now: Date, playerId: number): SQL =>
  inArray(
    videos.id,
    tx
      .select({ id: stories.videoId })
      .from(storyPeople)
      .innerJoin(
        stories,
        and(eq(stories.tenantId, storyPeople.tenantId), eq(stories.id, storyPeople.storyId)),
      )
      .where(
        and(
          eq(storyPeople.playerId, playerId),
          eq(stories.hidden, false),
          lte(stories.publishAt, now),
          isNotNull(stories.videoId),
        ),
      ),
  )
