import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { drafts } from '../../../db/schema/editing.ts'
import { games } from '../../../db/schema/games.ts'
import { stories, storyGames } from '../../../db/schema/news.ts'

interface Known {
  id: number
  title: string
}

/** The story that tells of a game, published or written as a draft. */
export async function recapOfGame(tx: Tx, gameId: number): Promise<Known | null> {
  const [published] = await tx
    .select({ id: stories.id, title: stories.title })
    .from(storyGames)
    .innerJoin(stories, and(eq(stories.tenantId, storyGames.tenantId), eq(stories.id, storyGames.storyId)))
    .where(and(eq(storyGames.gameId, gameId), eq(storyGames.role, 'recap')))
    .orderBy(asc(stories.id))
    .limit(1)
  if (published) return published
  const named = JSON.stringify([{ gameId, role: 'recap' }])
  const [draft] = await tx
    .select({ id: drafts.contentId, value: drafts.value })
    .from(drafts)
    .where(and(eq(drafts.kind, 'stories'), sql`${drafts.value} -> 'games' @> ${named}::jsonb`))
    .orderBy(asc(drafts.id))
    .limit(1)
  return draft ? { id: draft.id, title: String(draft.value.title ?? '') } : null
}

/** Locked, so that two who ask at once get one story. */
export async function gameToTell(tx: Tx, gameId: number) {
  const [row] = await tx
    .select({ sportId: games.sportId, result: games.resultStatus })
    .from(games)
    .where(eq(games.id, gameId))
    .for('update')
  return row ?? null
}
