import { eq } from 'drizzle-orm'
import { opponents } from '../../db/schema/games.ts'
import type { Work } from '../../unit-of-work/work.ts'

const mostNames = 20
const longestName = 120

/** Remembers what a scoring program calls an opponent, beside the names that an office has entered. */
export async function rememberOpponentName(
  { tx }: Pick<Work, 'tx'>,
  opponentId: number,
  written: string,
): Promise<void> {
  const name = written.trim().slice(0, longestName)
  const [row] = await tx
    .select({ title: opponents.title, aliases: opponents.aliases })
    .from(opponents)
    .where(eq(opponents.id, opponentId))
    .for('update')
  if (!row || name === '' || [row.title, ...row.aliases].includes(name) || row.aliases.length >= mostNames)
    return
  await tx
    .update(opponents)
    .set({ aliases: [...row.aliases, name] })
    .where(eq(opponents.id, opponentId))
}
