import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { drafts } from '../../../db/schema/editing.ts'
import { games } from '../../../db/schema/games.ts'
import { stories, storyGames } from '../../../db/schema/news.ts'

interface Known {
  id: number
  title: string
  isDraft: boolean
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
  if (published) return { ...published, isDraft: false }
  const named = JSON.stringify([{ gameId, role: 'recap' }])
  const [draft] = await tx
    .select({ id: drafts.contentId, value: drafts.value })
    .from(drafts)
    .where(and(eq(drafts.kind, 'stories'), sql`${drafts.value} -> 'games' @> ${named}::jsonb`))
    .orderBy(asc(drafts.id))
    .limit(1)
  return draft ? { id: draft.id, title: String(draft.value.title ?? ''), isDraft: true } : null
}

/** Drafts of stories that rules wrote, each with the game that it tells of. */
export async function writtenRecaps(tx: Tx): Promise<{ draftId: number; gameId: number }[]> {
  const rows = await tx
    .select({ draftId: drafts.id, gameId: sql<number>`(${drafts.written} #>> '{games,0,gameId}')::int` })
    .from(drafts)
    .where(and(eq(drafts.kind, 'stories'), isNotNull(drafts.written)))
    .orderBy(asc(drafts.id))
  return rows.filter(({ gameId }) => gameId !== null)
}

export async function gameToTell(tx: Tx, gameId: number, lock = false) {
  const found = tx.select({ sportId: games.sportId }).from(games).where(eq(games.id, gameId))
  const [row] = await (lock ? found.for('update') : found)
  return row ?? null
}
