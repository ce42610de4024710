import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { lockFolder } from '../db/folder-lock.ts'
import type { Dump } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { type TableSums, tableSums } from './table-sums.ts'

const extensions = { btree_gin, pg_trgm }
const databaseIn = (folder: string) => join(folder, 'pglite')

/** The embedded database is one process's alone: nobody else may have it open while it is copied. */
async function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = lockFolder(folder)
  try {
    return await work()
  } finally {
    unlock()
  }
}

const sumsOf = (client: PGlite): Promise<TableSums> =>
  tableSums(async <Row>(text: string) => (await client.query<Row>(text)).rows)

export const dumpPglite = <Result>(folder: string, use: (dump: Dump) => Promise<Result>): Promise<Result> =>
  alone(folder, async () => {
    if (!existsSync(databaseIn(folder))) throw new BackupError(`There is no database in ${folder}.`)
    const client = await PGlite.create({ dataDir: databaseIn(folder), extensions })
    try {
      const tables = await sumsOf(client)
      const archive = await client.dumpDataDir('gzip')
      return await use({ tables, pieces: archive.stream() as unknown as AsyncIterable<Uint8Array> })
    } finally {
      await client.close()
    }
  })

export const restorePglite = (folder: string, pieces: AsyncIterable<Uint8Array>): Promise<TableSums> =>
  alone(folder, async () => {
    if (existsSync(databaseIn(folder)))
      throw new BackupError(`There is a database in ${folder} already. Name a new folder in DATA_DIR.`)
    const archive = Buffer.concat(await Array.fromAsync(pieces))
    const client = await PGlite.create({
      dataDir: databaseIn(folder),
      loadDataDir: new Blob([archive], { type: 'application/x-gzip' }),
      extensions,
    })
    try {
      return await sumsOf(client)
    } finally {
      await client.close()
    }
  })
