import type { Tx } from '../../db/client.ts'
import type { Around, Content, Kind } from '../kind/kind.ts'
import { sportWords } from './sport-of.ts'

interface Asked {
  tx: Tx
  tenant: { timeZone: string }
}

/** What the addresses of contents may ask about their school, and about what is known of them from elsewhere. */
export async function aroundAll(
  { tx, tenant }: Asked,
  kind: Pick<Kind, 'beside'>,
  contents: readonly Content[],
): Promise<(id: number) => Around> {
  const words = await sportWords(tx)
  const known = contents.length > 0 ? await kind.beside?.read({ tx }, contents) : undefined
  return (id) => ({ id, timeZone: tenant.timeZone, beside: known?.get(id) ?? {}, ...words })
}

/** The same of one. */
export async function aroundOf(asked: Asked, kind: Pick<Kind, 'beside'>, content: Content): Promise<Around> {
  return (await aroundAll(asked, kind, [content]))(content.id)
}
