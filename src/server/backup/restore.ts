import { digestOf } from '../adapters/file-pieces.ts'
import { contentTypeOf, type Storage } from '../adapters/storage.ts'
import { BackupError } from './backup-error.ts'
import { type BackupManifest, dumpOf, readManifest } from './manifest.ts'
import type { Seal } from './sealed.ts'
import { openShelf, type Shelf } from './shelf.ts'
import { differences, type TableSums } from './table-sums.ts'

interface Kept {
  folder: string
  seal: Seal
  /** Which of them; the newest where none is named. */
  backup?: string | undefined
}

interface Restore extends Kept {
  storage: Storage
  engine: BackupManifest['engine']
  /** Takes the dump into an empty database, and says what is in its tables then. */
  takeIn: (pieces: AsyncIterable<Uint8Array>) => Promise<TableSums>
}

export interface Restored {
  backup: string
  manifest: BackupManifest
  rows: number
  files: number
}

async function choose({ folder, seal, backup }: Kept) {
  const shelf = openShelf(folder, seal)
  const all = await shelf.backups()
  const chosen = backup ?? all.at(-1)
  if (chosen === undefined) throw new BackupError(`There is no backup in ${folder}.`)
  if (!all.includes(chosen))
    throw new BackupError(`There is no backup ${chosen}; there are: ${all.join(', ')}.`)
  return { shelf, backup: chosen, manifest: await readManifest(shelf, chosen, seal) }
}

const countOf = ({ tables, files }: BackupManifest) => ({
  rows: Object.values(tables).reduce((sum, table) => sum + table.rows, 0),
  files: Object.keys(files).length,
})

/** Into an empty database and a storage, and reads both back: what is said to be there is there. */
export async function restore(options: Restore): Promise<Restored> {
  const { shelf, backup, manifest } = await choose(options)
  if (manifest.engine !== options.engine)
    throw new BackupError(
      `The backup was made of ${manifest.engine}, and this is ${options.engine}. Schools change the engine by export and import-school.`,
    )
  const found = await options.takeIn(shelf.getAs(dumpOf(backup)))
  const faults = differences(manifest.tables, found)
  if (faults.length > 0) throw new BackupError(`The database is not as it was: ${faults.join('; ')}.`)
  await restoreFiles(shelf, options.storage, manifest)
  return { backup, manifest, ...countOf(manifest) }
}

async function restoreFiles(shelf: Shelf, storage: Storage, { files }: BackupManifest): Promise<void> {
  for (const [path, { bytes, sha256 }] of Object.entries(files)) {
    const isThere = (await storage.stat(path))?.size === bytes && (await digestOf(storage, path)) === sha256
    if (isThere) continue
    const type = contentTypeOf(path)
    if (type === null) throw new BackupError(`The backup has a file that has no type: ${path}.`)
    await storage.write(path, shelf.get(sha256), type)
    if ((await digestOf(storage, path)) !== sha256) throw new BackupError(`${path} is not there as it was.`)
  }
}

/** Reads a whole backup and compares each byte with what was written, and changes nothing. */
export async function check(kept: Kept): Promise<Restored> {
  const { shelf, backup, manifest } = await choose(kept)
  const dump = await shelf.fingerprintAs(dumpOf(backup))
  if (dump.sha256 !== manifest.database.sha256) throw new BackupError('The dump of the database was changed.')
  const looked = new Set<string>()
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    if (looked.has(sha256)) continue
    looked.add(sha256)
    if (!(await shelf.has(sha256))) throw new BackupError(`What ${path} holds is missing from the backup.`)
    if ((await shelf.fingerprint(sha256)).sha256 !== sha256)
      throw new BackupError(`What ${path} holds was changed.`)
  }
  return { backup, manifest, ...countOf(manifest) }
}
