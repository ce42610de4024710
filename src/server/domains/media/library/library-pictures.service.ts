import { inArray } from 'drizzle-orm'
import type { Tenant } from '#contract/tenants.ts'
import { bucketOf } from '../../../adapters/bucket.ts'
import type { Tx } from '../../../db/client.ts'
import { mediaAssets } from '../../../db/schema/media.ts'
import { assetAddress } from './asset-address.ts'

interface PictureOfLibrary {
  id: number
  /** What a content says in its place. */
  address: string
  alt: string | null
  isDecorative: boolean
}

/** Pictures of the library as contents of other domains name them. */
export async function picturesOfLibrary(
  { tx, tenant }: { tx: Tx; tenant: Tenant },
  ids: readonly number[],
): Promise<PictureOfLibrary[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, [...ids]))
  return rows
    .filter(({ type }) => type === 'picture')
    .map((row) => ({
      id: row.id,
      address: assetAddress(bucketOf(tenant), row),
      alt: row.alt,
      isDecorative: row.isDecorative,
    }))
}
