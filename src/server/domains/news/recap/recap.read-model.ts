import { and, asc, between, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { drafts } from '../../../db/schema/editing.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { stories, storyGames } from '../../../db/schema/news.ts'
import { sports } from '../../../db/schema/sports.ts'

interface Known {
  id: number
  title: string
  isDraft: boolean
}

/** The story that tells of a game, or leads up to it, published or written as a draft. */
export async function recapOfGame(
  tx: Tx,
  gameId: number,
  role: 'recap' | 'preview' = 'recap',
): Promise<Known | null> {
  const [published] = await tx
    .select({ id: stories.id, title: stories.title })
    .from(storyGames)
    .innerJoin(stories, and(eq(stories.tenantId, storyGames.tenantId), eq(stories.id, storyGames.storyId)))
    .where(and(eq(storyGames.gameId, gameId), eq(storyGames.role, role)))
    .orderBy(asc(stories.id))
    .limit(1)
  if (published) return { ...published, isDraft: false }
  const named = JSON.stringify([{ gameId, role }])
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

/** Games between two days that are over and that no story tells of yet, published or not. */
export async function untoldGames(
  tx: Tx,
  {
    from,
    to,
    sportIds,
    limit,
  }: { from: string; to: string; sportIds: readonly number[] | null; limit: number },
) {
  const isTold = sql`exists (select from ${storyGames} where ${storyGames.tenantId} = ${games.tenantId}
    and ${storyGames.gameId} = ${games.id} and ${storyGames.role} = 'recap')`
  const isBegun = sql`exists (select from ${drafts} where ${drafts.tenantId} = ${games.tenantId} and ${drafts.kind} = 'stories'
    and ${drafts.value} -> 'games' @> jsonb_build_array(jsonb_build_object('gameId', ${games.id}, 'role', 'recap')))`
  return tx
    .select({
      id: games.id,
      sport: sports.title,
      opponent: opponents.title,
      day: games.startDate,
      result: games.resultStatus,
      teamScore: games.teamScore,
      opponentScore: games.opponentScore,
    })
    .from(games)
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .where(
      and(
        isNotNull(games.resultStatus),
        eq(games.status, 'A'),
        between(games.startDate, from, to),
        sportIds ? inArray(games.sportId, [...sportIds]) : undefined,
        sql`not ${isTold} and not ${isBegun}`,
      ),
    )
    .orderBy(desc(games.startUtc), desc(games.id))
    .limit(limit)
}
