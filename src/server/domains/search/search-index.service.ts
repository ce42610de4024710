import type { Tx } from '../../db/client.ts'
import { type SearchSource, searchSources } from '../../db/schema/search.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sources } from './search.sources.ts'
import { clearEntries, writeEntries } from './search-index.queries.ts'

export type { SearchSource }

const batchSize = 500

/** Makes everything that can be found anew, a bounded part at a time. */
export async function rebuildSearch({ tx }: Pick<Work, 'tx'>): Promise<void> {
  await clearEntries(tx)
  for (const source of searchSources) await writeAll(tx, source)
}

/** After a choice of the school about what is told of players: everybody is found by what is told of them now. */
export async function rebuildPlayers({ tx }: Pick<Work, 'tx'>): Promise<void> {
  for (const source of ['player', 'historical-player'] as const) {
    await clearEntries(tx, source)
    await writeAll(tx, source)
  }
}

async function writeAll(tx: Tx, source: SearchSource): Promise<void> {
  const { drafts, kind } = sources[source]
  for (let after: number | undefined = 0; after !== undefined; ) {
    const batch = await drafts(tx, { after, limit: batchSize })
    await writeEntries(tx, source, kind, batch)
    after = batch.at(-1)?.contentId
  }
}

/** After a write: the contents with these ids are found as they now are, and not at all if they are gone or hidden. */
export async function indexContent(
  { tx }: Pick<Work, 'tx'>,
  source: SearchSource,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const { drafts, kind } = sources[source]
  await clearEntries(tx, source, ids)
  await writeEntries(tx, source, kind, await drafts(tx, { ids }))
}
