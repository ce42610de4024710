import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FileReplaced } from '#server/adapters/file-pieces.ts'
import { StoreRefusal } from '#server/adapters/object-store/send.ts'
import { backUp } from '#server/backup/back-up.ts'
import { BackupError } from '#server/backup/backup-error.ts'
import { dumpPglite, restorePglite } from '#server/backup/copy-pglite.ts'
import { dumpPostgres, restorePostgres } from '#server/backup/copy-postgres.ts'
import { check, type Restored, restore } from '#server/backup/restore.ts'
import { sealWith } from '#server/backup/sealed.ts'
import type { Config } from '#server/config/config.ts'
import { openSecret, secretsIn } from '#server/config/secret.ts'
import { openServices } from '#server/open.ts'
import { openStorage, storagePlace } from '#server/open-storage.ts'

export const backupUsage = `npm run fieldhouse -- backup [FOLDER] [--keep 14]

Writes the database and every file to a folder (BACKUP_DIR where none is named) and reads back what is new. A second
backup into the same folder costs what has changed. With BACKUP_KEY everything is encrypted, and what signs cookies is
in it too. --keep takes the oldest away beyond so many. On PostgreSQL the server goes on meanwhile; the embedded
database must be stopped first. A timer runs it: see deploy/systemd.`

export const restoreUsage = `npm run fieldhouse -- restore [FOLDER] [--backup NAME] [--check]

Takes the newest backup of a folder, or the one that is named, into an empty database and the storage, and compares
every row and every byte with what was written. --check reads the whole backup and changes nothing.`

const engineOf = ({ DATABASE_URL }: Config) => (DATABASE_URL ? 'postgres' : 'pglite')

/** `backup`: database and files, into a folder of backups. */
export async function backupCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string', default: '0' } },
  })
  const folder = positionals[0] ?? config.BACKUP_DIR
  if (!folder || !/^\d{1,4}$/.test(values.keep)) return complain(backupUsage)
  return told(async () => {
    const { backup, rows, files, added, bytesAdded, removed } = await backUp({
      folder,
      seal: sealWith(config.BACKUP_KEY),
      storage: openStorage(config),
      engine: engineOf(config),
      withDump: (use) =>
        config.DATABASE_URL ? dumpPostgres(config.DATABASE_URL, use) : dumpPglite(config.DATA_DIR, use),
      secret: config.BACKUP_KEY ? secretsIn(openSecret(config)).now : null,
      now: new Date(),
      keep: Number(values.keep),
    })
    return [
      `${join(folder, backup)} has ${rows} rows and ${files} files; ${added} of them are new, ${bytesAdded} bytes, read back byte for byte.`,
      ...(removed > 0 ? [`${removed} older ${removed === 1 ? 'backup is' : 'backups are'} gone.`] : []),
      config.BACKUP_KEY
        ? 'It is encrypted. Keep BACKUP_KEY elsewhere: without it nobody reads this again.'
        : 'It is not encrypted, and what signs cookies (SECRET) is not in it: keep that too.',
    ].join('\n')
  })
}

/** `restore`: out of such a folder, into an empty place. */
export async function restoreCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { backup: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  const folder = positionals[0] ?? config.BACKUP_DIR
  if (!folder) return complain(restoreUsage)
  const kept = { folder, seal: sealWith(config.BACKUP_KEY), backup: values.backup }
  return told(async () => {
    if (values.check) {
      const { backup, rows, files } = await check(kept)
      return `${join(folder, backup)} is whole: ${rows} rows and ${files} files, each byte as it was written.`
    }
    const restored = await restore({
      ...kept,
      storage: openStorage(config),
      engine: engineOf(config),
      takeIn: (pieces) =>
        config.DATABASE_URL
          ? restorePostgres(config.DATABASE_URL, pieces)
          : restorePglite(config.DATA_DIR, pieces),
    })
    // What came of an earlier version is brought up to date, and what a dump does not hold is mended.
    await (await openServices(config)).close()
    return [
      `${restored.rows} rows and ${restored.files} files are back, compared one by one. The files lie in ${storagePlace(config)}.`,
      keepSecret(config, restored),
    ].join('\n')
  })
}

function keepSecret(config: Config, { manifest: { secret } }: Restored): string {
  if (config.SECRET || secret === undefined)
    return 'Start with the SECRET of before, or everybody signs in again.'
  mkdirSync(config.DATA_DIR, { recursive: true })
  writeFileSync(join(config.DATA_DIR, 'secret'), secret, { mode: 0o600 })
  return 'What signs cookies is back too: nobody needs to sign in again.'
}

function complain(usage: string): number {
  console.error(usage)
  return 2
}

async function told(work: () => Promise<string>): Promise<number> {
  try {
    console.log(await work())
    return 0
  } catch (error) {
    const isKnown = [BackupError, FileReplaced, StoreRefusal].some((kind) => error instanceof kind)
    if (!isKnown) throw error
    console.error((error as Error).message)
    return 1
  }
}
