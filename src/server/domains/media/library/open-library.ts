import { eq } from 'drizzle-orm'
import { bucketOf } from '../../../adapters/bucket.ts'
import type { Storage } from '../../../adapters/storage.ts'
import type { Bus } from '../../../db/bus.ts'
import { mediaAssets } from '../../../db/schema/media.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import type { TenantDirectory } from '../../../unit-of-work/tenant-directory.ts'
import { assetIn } from './asset-address.ts'
import type { Focus } from './crop-around.ts'

interface Kept {
  file: string
  focus: Focus | null
}

/** What lies behind the addresses of the library now. */
export interface Library {
  find(path: string): Promise<Kept | null>
}

interface LibraryDeps {
  scope: TenantScope
  directory: Pick<TenantDirectory, 'all'>
  bus: Pick<Bus, 'subscribe'>
}

const mostKnown = 20_000

/** Asks the database once for each asset until one of the school's is written, whichever process does. */
export function openLibrary({ scope, directory, bus }: LibraryDeps): Library {
  const known = new Map<string, Promise<Kept | null>>()
  bus.subscribe(({ tags }) => {
    if (tags.some((tag) => tag === '*' || tag.split('/')[0] === 'media_assets')) known.clear()
  })
  async function look(bucket: string, key: string): Promise<Kept | null> {
    for (const tenant of directory.all()) {
      if (bucketOf(tenant) !== bucket) continue
      const [row] = await scope.read(tenant.key, (tx) =>
        tx
          .select({ file: mediaAssets.file, x: mediaAssets.focalX, y: mediaAssets.focalY })
          .from(mediaAssets)
          .where(eq(mediaAssets.key, key)),
      )
      // An asset shows a file of its own school and no other, whatever it says.
      if (row?.file.startsWith(`${bucket}/`))
        return { file: row.file, focus: row.x === null || row.y === null ? null : { x: row.x, y: row.y } }
    }
    return null
  }
  return {
    async find(path) {
      const asked = assetIn(path)
      if (!asked) return null
      if (known.size >= mostKnown) known.clear()
      return known.getOrInsertComputed(path, () => {
        const found = look(asked.bucket, asked.key)
        found.catch(() => known.delete(path))
        return found
      })
    },
  }
}

/** The storage in which the addresses of the library lead to their files, for whoever only reads. */
export function storageWith(library: Library, storage: Storage): Storage {
  const behind = async (path: string) => (await library.find(path))?.file ?? path
  return {
    ...storage,
    stat: async (path) => storage.stat(await behind(path)),
    read: async (path, range) => storage.read(await behind(path), range),
  }
}
