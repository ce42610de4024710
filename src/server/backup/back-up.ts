import { FileReplaced, piecesOf } from '../adapters/file-pieces.ts'
import type { Storage } from '../adapters/storage.ts'
import { BackupError } from './backup-error.ts'
import { type BackupManifest, dumpOf, manifestOf, readManifest } from './manifest.ts'
import type { Seal } from './sealed.ts'
import { type Fingerprint, openShelf, type Shelf } from './shelf.ts'
import type { TableSums } from './table-sums.ts'

/** A database at one moment. */
export interface Dump {
  tables: TableSums
  pieces: AsyncIterable<Uint8Array>
}

interface BackUp {
  folder: string
  seal: Seal
  storage: Storage
  engine: BackupManifest['engine']
  /** Gives the database as it is at one moment, for as long as it is used. */
  withDump: <Result>(use: (dump: Dump) => Promise<Result>) => Promise<Result>
  /** Kept in an encrypted backup alone. */
  secret: string | null
  now: Date
  /** How many backups stay; 0 keeps all. */
  keep: number
}

export interface BackedUp {
  backup: string
  rows: number
  files: number
  /** Of those, what was new. */
  added: number
  bytesAdded: number
  /** Backups that were old enough to go. */
  removed: number
}

const nameAt = (moment: Date): string => moment.toISOString().replaceAll(/[:.]/g, '-')

const isSame = (a: Fingerprint, b: Fingerprint) => a.bytes === b.bytes && a.sha256 === b.sha256

/** The database, then the files: a row whose file has gone says so, a file without a row is merely too much. */
export async function backUp(options: BackUp): Promise<BackedUp> {
  const { folder, seal, storage, engine, withDump, secret, now, keep } = options
  const shelf = openShelf(folder, seal)
  const [last] = (await shelf.backups()).slice(-1)
  const before = last === undefined ? {} : (await readManifest(shelf, last, seal)).files
  const backup = nameAt(now)
  try {
    const { database, tables } = await withDump(async (dump) => ({
      database: await shelf.putAs(dumpOf(backup), dump.pieces),
      tables: dump.tables,
    }))
    if (!isSame(await shelf.fingerprintAs(dumpOf(backup)), database))
      throw new BackupError('The dump of the database is not there as it was written.')
    const { files, added, bytesAdded } = await backUpFiles(shelf, storage, before)
    const manifest: BackupManifest = {
      format: 1,
      created: now.toISOString(),
      engine,
      database,
      tables,
      files,
      ...(seal.isSealed && secret !== null ? { secret } : {}),
    }
    // Last: without it the folder is no backup, and nobody takes it for one.
    await shelf.putAs(manifestOf(backup), piecesOfText(`${JSON.stringify(manifest, null, 1)}\n`))
    await readManifest(shelf, backup, seal)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    const removed = keep > 0 ? await forgetOld(shelf, seal, keep) : 0
    return { backup, rows, files: Object.keys(files).length, added, bytesAdded, removed }
  } catch (error) {
    await shelf.removeBackup(backup)
    throw error
  }
}

async function* piecesOfText(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Only what has changed is read, by the storage's own word for it; what is new is read back. */
async function backUpFiles(shelf: Shelf, storage: Storage, before: BackupManifest['files']) {
  const files: BackupManifest['files'] = {}
  let [added, bytesAdded] = [0, 0]
  for (const path of await storage.list('')) {
    const info = await storage.stat(path)
    if (info === null) continue
    const known = before[path]
    if (known && known.mark === info.etag && known.bytes === info.size && (await shelf.has(known.sha256))) {
      files[path] = known
      continue
    }
    const found = await put(shelf, storage, path)
    if (found === null) continue
    if (!isSame(await shelf.fingerprint(found.sha256), found))
      throw new BackupError(`${path} is not in the backup as it was written.`)
    files[path] = { ...found, mark: info.etag }
    added++
    bytesAdded += found.bytes
  }
  return { files, added, bytesAdded }
}

const tries = 3

/** Null where it is gone meanwhile. */
async function put(shelf: Shelf, storage: Storage, path: string): Promise<Fingerprint | null> {
  for (let tried = 1; ; tried++) {
    try {
      return await shelf.put(piecesOf(storage, path))
    } catch (error) {
      if (!(error instanceof FileReplaced) || tried === tries) throw error
      if ((await storage.stat(path)) === null) return null
    }
  }
}

/** The backups that are too old, and then what none of the others needs. */
async function forgetOld(shelf: Shelf, seal: Seal, keep: number): Promise<number> {
  const all = await shelf.backups()
  const old = all.slice(0, -keep)
  for (const backup of old) await shelf.removeBackup(backup)
  if (old.length === 0) return 0
  const needed = new Set<string>()
  for (const backup of all.slice(-keep))
    for (const { sha256 } of Object.values((await readManifest(shelf, backup, seal)).files))
      needed.add(sha256)
  await shelf.removeAllBut(needed)
  return old.length
}
