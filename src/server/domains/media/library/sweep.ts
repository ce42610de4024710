import type { Tenant } from '#contract/tenants.ts'
import { bucketOf } from '../../../adapters/bucket.ts'
import type { Storage } from '../../../adapters/storage.ts'
import { namedInRows } from '../../../db/named-in-rows.ts'
import type { TenantScope } from '../../../db/tenant-scope.ts'
import { filesOfAssets, holdFile } from './assets.queries.ts'
import { partsIn } from './upload-parts.ts'
import { deleteUpload, keysOfUploads, uploadsBefore } from './uploads.queries.ts'

interface SweepDeps {
  scope: TenantScope
  storage: Storage
  now: () => Date
}

/** For so long nothing is taken away that somebody may still come back for. */
const graceMs = 24 * 60 * 60_000
/** As many as one look through all rows is worth. */
const atOnce = 100

/** Uploads that nobody came back to, and those that have become assets. */
export async function sweepUploads({ scope, storage, now }: SweepDeps, school: Tenant): Promise<void> {
  const old = await scope.read(school.key, (tx) => uploadsBefore(tx, new Date(now().getTime() - graceMs)))
  for (const { id, key } of old) {
    await partsIn(storage, school, key).clear()
    await scope.write(school.key, (tx) => deleteUpload(tx, id))
  }
}

/**
 * Files of the library that nothing names, and parts of an upload that is not known any more: something broke off between
 * the file and the row. Any row of the school that has a file's path keeps it, so a draft does, and a line of the history
 * that an undo could bring back.
 */
export async function sweepFiles(
  { scope, storage, now, tenants }: SweepDeps & { tenants: () => readonly Tenant[] },
  school: Tenant,
  goesOn: () => boolean | Promise<boolean>,
): Promise<void> {
  const bucket = bucketOf(school)
  // Where two schools have their files in one place, what one does not name may be the other's.
  if (tenants().some((other) => other.key !== school.key && bucketOf(other) === bucket)) return
  const isOld = async (path: string) => {
    const info = await storage.stat(path)
    return info !== null && info.modified.getTime() < now().getTime() - graceMs
  }
  const firstOld = async (paths: readonly string[]) => {
    const found: string[] = []
    for (const path of paths) if (found.length < atOnce && (await isOld(path))) found.push(path)
    return found
  }
  const parts = await storage.list(`private/${bucket}/uploads/`)
  const files = await storage.list(`${bucket}/stored/`)
  const [uploads, assets] = await scope.read(school.key, (tx) =>
    Promise.all([keysOfUploads(tx), filesOfAssets(tx)]),
  )
  for (const path of await firstOld(parts.filter((each) => !uploads.has(each.split('/')[3] ?? ''))))
    await storage.delete(path)

  const unknown = await firstOld(files.filter((path) => !assets.has(path)))
  if (unknown.length === 0) return
  const named = await scope.read(school.key, (tx) => namedInRows(tx, unknown))
  // The entry of the school itself is no row of its own.
  const entry = JSON.stringify(school)
  for (const path of unknown.filter((each) => !named.has(each) && !entry.includes(each))) {
    if (!(await goesOn())) return
    await scope.write(school.key, async (tx) => {
      await holdFile(tx, path)
      // Meanwhile somebody may have uploaded the very same.
      if (!(await filesOfAssets(tx, path)).has(path)) await storage.delete(path)
    })
  }
}
