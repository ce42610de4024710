import { and, count, desc, eq, ilike, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { AssetLack } from '#contract/editing/kinds/asset-types.ts'
import type { Tx } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { mediaAssets } from '../../../db/schema/media.ts'

export type AssetRow = typeof mediaAssets.$inferSelect
export type NewAsset = typeof mediaAssets.$inferInsert

export interface AskedAssets {
  search?: string | undefined
  type?: AssetRow['type'] | undefined
  sportId?: number | undefined
  key?: string | undefined
  lacks?: AssetLack | 'both' | undefined
  /** Without these: those that something shows. */
  except?: readonly string[] | null
  /** Of these teams alone. */
  sportIds: readonly number[] | null
  before?: number | undefined
  limit: number
}

interface ListedAssets {
  rows: AssetRow[]
  total: number
  /** How many of all of them are pictures without alt text. */
  wordless: number
}

const lacksAlt = and(
  eq(mediaAssets.type, 'picture'),
  eq(mediaAssets.isDecorative, false),
  isNull(mediaAssets.alt),
)

/** What is told of a file by itself; what shows it is asked elsewhere. */
const lacking: Partial<Record<AssetLack | 'both', SQL | undefined>> = {
  alt: lacksAlt,
  both: lacksAlt,
  tags: sql`'untagged' = any(${mediaAssets.gaps})`,
}

function conditions({ search, type, sportId, key, lacks, except, sportIds }: AskedAssets) {
  const { title, alt, caption, credit } = mediaAssets
  return [
    search?.trim()
      ? or(...[title, alt, caption, credit].map((each) => ilike(each, containing(search))))
      : undefined,
    type ? eq(mediaAssets.type, type) : undefined,
    sportId ? eq(mediaAssets.sportId, sportId) : undefined,
    key ? eq(mediaAssets.key, key) : undefined,
    lacks && lacking[lacks],
    except ? not(among(except)) : undefined,
    sportIds ? sql`${mediaAssets.sportId} = any(${`{${sportIds.join(',')}}`}::int[])` : undefined,
  ]
}

const among = (keys: readonly string[]): SQL =>
  sql`${mediaAssets.key} = any(${`{${keys.join(',')}}`}::text[])`

/** The newest first, a page at a time. */
export async function listAssets(tx: Tx, asked: AskedAssets): Promise<ListedAssets> {
  const wanted = and(...conditions(asked))
  const rows = await tx
    .select()
    .from(mediaAssets)
    .where(and(wanted, asked.before ? lt(mediaAssets.id, asked.before) : undefined))
    .orderBy(desc(mediaAssets.id))
    .limit(asked.limit + 1)
  const [counts = { total: 0, wordless: 0 }] = await tx
    .select({ total: count(), wordless: sql<number>`(count(*) filter (where ${lacksAlt}))::int` })
    .from(mediaAssets)
    .where(wanted)
  return { rows, ...counts }
}

export async function assetById(tx: Tx, id: number, lock = false): Promise<AssetRow | null> {
  const chosen = tx.select().from(mediaAssets).where(eq(mediaAssets.id, id))
  const [row] = await (lock ? chosen.for('update') : chosen)
  return row ?? null
}

/** What was made from the same bytes before. */
export async function assetByHash(tx: Tx, hash: string): Promise<AssetRow | null> {
  const [row] = await tx
    .select()
    .from(mediaAssets)
    .where(eq(mediaAssets.sentHash, hash))
    .orderBy(mediaAssets.id)
    .limit(1)
  return row ?? null
}

export async function insertAsset(tx: Tx, asset: NewAsset): Promise<AssetRow> {
  const [row] = await tx.insert(mediaAssets).values(asset).returning()
  if (!row) throw new Error('The asset was not written')
  return row
}

export async function updateAsset(tx: Tx, id: number, set: Partial<NewAsset>): Promise<AssetRow> {
  const [row] = await tx.update(mediaAssets).set(set).where(eq(mediaAssets.id, id)).returning()
  if (!row) throw new Error('The asset is gone')
  return row
}

/** Of two who bring the same file at once the second waits, and finds what the first one made. */
export async function waitForHash(tx: Tx, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`media ${hash}`}))`)
}

/** The files that assets show; of one file alone, whether one does. */
export async function filesOfAssets(tx: Tx, file?: string): Promise<Set<string>> {
  const rows = await tx
    .select({ file: mediaAssets.file })
    .from(mediaAssets)
    .where(file === undefined ? undefined : eq(mediaAssets.file, file))
  return new Set(rows.map((row) => row.file))
}

/** Whoever is about to name a file, or to take it away because nothing does, waits for the other. */
export async function holdFile(tx: Tx, file: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`stored ${file}`}))`)
}
