import { eq } from 'drizzle-orm'
import { games, opponents } from '../../db/schema/games.ts'
import type { Work } from '../../unit-of-work/work.ts'

interface Coded {
  game: { id: number; ncaaGameId: string | null }
  opponent: { id: number; ncaaSchoolCode: string | null }
}

/** What an editor entered stays: a file fills in what nobody has said. */
export async function fillInCodes(
  { tx }: Pick<Work, 'tx'>,
  { game, opponent }: Coded,
  codes: { ncaaGameId: string | null; ncaaSchoolCode: string | null },
): Promise<void> {
  const { ncaaGameId, ncaaSchoolCode } = codes
  const isGameNew = ncaaGameId !== null && game.ncaaGameId === null
  const isSchoolNew = ncaaSchoolCode !== null && opponent.ncaaSchoolCode === null
  if (isGameNew) await tx.update(games).set({ ncaaGameId }).where(eq(games.id, game.id))
  if (isSchoolNew) await tx.update(opponents).set({ ncaaSchoolCode }).where(eq(opponents.id, opponent.id))
}
