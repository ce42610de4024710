import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { health } from '#host/health.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { games } from '#server/db/schema/games.ts'
import { databaseOptions, openServices } from '#server/open.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'
import { type Cluster, startCluster } from '../../scripts/lib/postgres.mjs'
import { ensurePostgresBinaries } from '../../scripts/lib/postgres-binaries.mjs'
import { doctor } from '../../src/commands/doctor.ts'

const run = promisify(execFile)
const binaries = await ensurePostgresBinaries()
const postgres = binaries ? engines.find(({ name }) => name === 'PostgreSQL') : undefined

/** The commands of a section of the README, as they stand there. */
async function documented(section: string): Promise<string[]> {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8')
  const text = readme.split(`### ${section}\n`)[1]?.split(/\n##/)[0] ?? ''
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
}

/** What /readyz says of a database. */
async function readiness(database: Database): Promise<number> {
  const app = Fastify()
  health(app, database, () => false)
  const { statusCode } = await app.inject('/readyz')
  await app.close()
  return statusCode
}

/** Every table with the number of its rows and a sum over all of them. */
async function contents({ platform: handle }: Database): Promise<Record<string, string>> {
  const rowsOf = async <Row>(query: string) =>
    ((await handle.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows
  const tables = await rowsOf<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ count: number; sum: string }>(
      `select count(*)::int as count, sum(hashtext(t::text)::bigint)::text as sum from "${name}" as t`,
    )
    found[name] = `${row?.count} rows, ${row?.sum}`
  }
  return found
}

describe.skipIf(!postgres)('the backup of the README', () => {
  let original: TestDatabase
  let cluster: Cluster
  let folder: string
  let before: Record<string, string>
  /** Where a start finds the restored database. */
  const configOf = (name: string): Config => ({
    ...original.config,
    DATABASE_URL: Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href,
    DATA_DIR: join(folder, name),
  })
  const shell = (commands: string, env: Record<string, string>) =>
    run('sh', ['-e', '-c', commands], {
      cwd: folder,
      env: { ...process.env, PATH: [binaries, process.env.PATH].join(delimiter), ...env },
    })
  const makeDatabase = (name: string) =>
    shell(`psql --dbname="$URL" --command="create database ${name}"`, { URL: cluster.url })

  beforeAll(async () => {
    if (!postgres || !binaries) return
    original = await postgres.create({}, demo(aSaturday))
    folder = await mkdtemp(join(tmpdir(), 'fieldhouse-backup-'))
    const services = await openServices(original.config)
    before = await contents(services.database)
    await services.close()
    const [backUp = ''] = await documented('Backup and restore')
    await shell(backUp, { DATABASE_URL: original.config.DATABASE_URL, DATA_DIR: original.config.DATA_DIR })
    const own = await startCluster(binaries)
    if (!own) throw new Error('There is no second cluster')
    cluster = own
  })
  afterAll(async () => {
    await cluster?.stop()
    await original?.dispose()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  test('restores into another cluster even where the role was forgotten: nothing is ready until a start mends it', async () => {
    await makeDatabase('forgotten')
    // Without the role everything that mentions it fails, and the rest comes.
    await shell('pg_restore --no-owner --dbname="$URL" fieldhouse.dump || true', {
      URL: configOf('forgotten').DATABASE_URL,
    })
    const bare = await openDatabase(databaseOptions(configOf('forgotten')))
    expect(await readiness(bare)).toBe(503)
    await bare.close()

    expect(await doctor({ ...configOf('forgotten'), PORT: 0 }, [])).toBe(0)
    const services = await openServices(configOf('forgotten'))
    expect(await readiness(services.database)).toBe(200)
    expect(await contents(services.database)).toEqual(before)
    const seen = (tenant: string) => services.scope.read(tenant, (tx) => tx.$count(games))
    expect(await seen('halcyon')).toBeGreaterThan(0)
    expect(await seen('nobody')).toBe(0)
    await services.database.platform.execute(sql`drop policy games_tenant on games`)
    expect(await readiness(services.database)).toBe(503)
    await services.close()
  })

  test('restores as it is documented, row for row and file for file', async () => {
    await makeDatabase('documented')
    const { DATABASE_URL, DATA_DIR } = configOf('documented')
    await mkdir(DATA_DIR)
    const [, restore = ''] = await documented('Backup and restore')
    // The other test's start has made it, as another installation of the cluster would have.
    const commands = restore.replace(/^psql .*$/m, '$& || true')
    await shell(commands, { NEW_DATABASE_URL: DATABASE_URL, NEW_DATA_DIR: DATA_DIR })
    const restored = await openDatabase(databaseOptions(configOf('documented')))
    expect(await contents(restored)).toEqual(before)
    expect(await readiness(restored)).toBe(200)
    await restored.close()
    await run('diff', ['-r', join(original.config.DATA_DIR, 'files'), join(DATA_DIR, 'files')])
  })
})
