import type { Tx } from '../../db/client.ts'
import type { Around } from '../kind/kind.ts'
import { sportWords } from './sport-of.ts'

/** What the addresses of a content may ask about its school. */
export async function aroundOf(
  { tx, tenant }: { tx: Tx; tenant: { timeZone: string } },
  id: number,
): Promise<Around> {
  return { id, timeZone: tenant.timeZone, ...(await sportWords(tx)) }
}
