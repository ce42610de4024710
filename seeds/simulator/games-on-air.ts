import { and, asc, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Storage } from '#server/adapters/storage.ts'
import type { Tx } from '#server/db/client.ts'
import { games } from '#server/db/schema/games.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { boxScores, statFiles } from '#server/db/schema/stats.ts'
import { updateGame } from '#server/domains/games/games.service.ts'
import { indexContent } from '#server/domains/search/search-index.service.ts'
import { storagePathOf } from '#server/domains/stats/files/stat-files.service.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { notOver, startedAt } from '../generate/live.ts'
import { demoProgram } from '../generate/stats/match-reading.ts'

const shown = {
  id: games.id,
  sportId: games.sportId,
  opponentId: games.opponentId,
  startUtc: games.startUtc,
  startDate: games.startDate,
  timeZone: games.timeZone,
}
export type AiredGame = Pick<typeof games.$inferSelect, keyof typeof shown>

/** The game that the demo's own scorer is telling, if there is one. */
export async function gameBeingTold(tx: Tx): Promise<AiredGame | undefined> {
  const [game] = await tx
    .select(shown)
    .from(liveGames)
    .innerJoin(games, and(eq(games.tenantId, liveGames.tenantId), eq(games.id, liveGames.gameId)))
    .where(
      and(eq(liveGames.source, demoProgram), eq(liveGames.isComplete, false), isNull(games.resultStatus)),
    )
    .orderBy(desc(games.startUtc))
    .limit(1)
  return game
}

/** More than are played in a month. */
const mostAhead = 200

/** Whose time came while another game was told. */
const missedHours = 12

/** Games to come against one opponent on one day, the next first: so that no team plays its games out of turn. */
export async function gamesAhead(tx: Tx, now: Date): Promise<AiredGame[]> {
  return tx
    .select(shown)
    .from(games)
    .where(
      and(
        gt(games.startUtc, new Date(now.getTime() - missedHours * 3_600_000)),
        eq(games.status, 'A'),
        isNull(games.type),
        isNull(games.endDate),
        eq(games.isAllDay, false),
        isNull(games.resultStatus),
      ),
    )
    .orderBy(asc(games.startUtc), asc(games.id))
    .limit(mostAhead)
}

/** The last games that were told; one of them is played again when none is to come. */
export async function gamesTold(tx: Tx): Promise<AiredGame[]> {
  return tx
    .select(shown)
    .from(liveGames)
    .innerJoin(games, and(eq(games.tenantId, liveGames.tenantId), eq(games.id, liveGames.gameId)))
    .where(eq(liveGames.source, demoProgram))
    .orderBy(asc(games.startUtc))
    .limit(mostAhead)
}

/** Lets a game begin now, as if nothing of it had been told before. Gives the hashes of files that are no more. */
export async function beginNow(
  work: Work,
  game: AiredGame,
  timeZone: string,
): Promise<{ game: AiredGame; hashes: string[] }> {
  const { startUtc, ...start } = startedAt(`${work.now.toISOString().slice(0, 16)}:00Z`, timeZone)
  const begun = { ...start, startUtc: new Date(startUtc) }
  const hashes = await forgetTold(work.tx, [game.id])
  await updateGame(work, game.id, { ...begun, ...notOver, gameState: 'Scheduled' })
  await indexContent(work, 'game', [game.id])
  return { game: { ...game, ...begun }, hashes }
}

/** The ids of all games that the demo's own scorer has told something of. */
export async function idsTold(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ gameId: liveGames.gameId })
    .from(liveGames)
    .where(eq(liveGames.source, demoProgram))
  return rows.map(({ gameId }) => gameId)
}

/** The bytes of files that are forgotten, once that is committed. */
export async function deleteBytes(
  storage: Storage,
  tenant: string,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) await storage.delete(storagePathOf({ key: tenant }, hash))
}

/** Files, box scores and live states of some games; gives the hashes of the files. */
export async function forgetTold(tx: Tx, gameIds: readonly number[]): Promise<string[]> {
  if (gameIds.length === 0) return []
  const ids = [...gameIds]
  const files = await tx
    .delete(statFiles)
    .where(inArray(statFiles.gameId, ids))
    .returning({ hash: statFiles.hash })
  await tx.delete(boxScores).where(inArray(boxScores.gameId, ids))
  await tx.delete(liveGames).where(inArray(liveGames.gameId, ids))
  return files.map(({ hash }) => hash)
}
