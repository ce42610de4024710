import { existsSync } from 'node:fs'
import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import type { Tx } from '#server/db/client.ts'
import { databaseFacts } from '#server/db/facts.ts'
import { isolationFaults } from '#server/db/isolation.ts'
import { balance, checkBooks } from '#server/domains/submissions/books.service.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { failedDuties } from '#server/jobs/duties.queries.ts'
import { openServices } from '#server/open.ts'
import { storagePlace } from '#server/open-storage.ts'
import { checkBus, checkClock, checkConnections, checkMigrations } from './checks/database.ts'
import { checkBackups, checkStorage } from './checks/files.ts'
import { type Finding, found } from './checks/finding.ts'
import { checkKeys, checkMail, checkPush } from './checks/set-up.ts'

/** Looks at everything a start needs and says what to do about what is missing. Changes nothing but runs migrations. */
export async function doctor(config: Config, args: string[]): Promise<number> {
  parseArgs({ args })
  const findings = [
    checkNode(),
    checkBuild(config),
    await checkDataDir(config),
    await checkPort(config),
    checkKeys(config),
    await checkMail(config),
    checkPush(config),
    await checkBackups(config.BACKUP_DIR),
    ...(await checkDatabase(config)),
  ]
  for (const { name, problem, note } of findings) {
    console.log(`${problem ? '✗' : '✓'} ${name}${problem ? `: ${problem}` : note ? ` (${note})` : ''}`)
  }
  return findings.some(({ problem }) => problem) ? 1 : 0
}

function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0])
  return major >= 26
    ? { name: 'Node', note: process.versions.node }
    : {
        name: 'Node',
        problem: `${process.versions.node} runs this; go through npm scripts, which use the pinned Node 26`,
      }
}

function checkBuild({ FIELDHOUSE_BUILD_DIR: dir }: Config): Finding {
  const isBuilt = existsSync(join(dir, 'server/index.js'))
  return isBuilt
    ? { name: 'Built site', note: dir }
    : { name: 'Built site', problem: `${dir} has none; npm start builds it` }
}

async function checkDataDir({ DATA_DIR: dir }: Config): Promise<Finding> {
  try {
    await mkdir(dir, { recursive: true })
    await access(dir, constants.W_OK)
    const { bavail, bsize } = await statfs(dir)
    const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
    return freeMb < 500
      ? { name: 'Data folder', problem: `${dir} has ${freeMb} MB left; make room or set DATA_DIR` }
      : { name: 'Data folder', note: `${dir}, ${freeMb} MB free` }
  } catch {
    return { name: 'Data folder', problem: `${dir} cannot be written; set DATA_DIR` }
  }
}

async function checkPort({ PORT, HOST }: Config): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>()
  const server = createServer()
  server.once('error', (error: NodeJS.ErrnoException) =>
    resolve({
      name: 'Port',
      problem: `${PORT} cannot be had (${error.code}); if Fieldhouse is not running there, set PORT`,
    }),
  )
  server.listen(PORT, HOST, () =>
    server.close(() => resolve({ name: 'Port', note: `${HOST}:${PORT} is free` })),
  )
  return promise
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const services = await openServices(config)
    const tenants = await allTenants(services.database.platform)
    // A start mends what it may: whatever is left is for an administrator.
    const faults = await isolationFaults(services.database.platform)
    const books = await Promise.all(tenants.map(({ key }) => services.scope.read(key, lookIntoBooks)))
    const wrong = books.flatMap(({ faults }, index) =>
      faults.map((fault) => `${tenants[index]?.key}: ${fault}`),
    )
    const failed = (await failedDuties(services.database.platform)).map(
      ({ name, school, lastError }) => `${name}${school && ` of ${school}`}: ${lastError}`,
    )
    const facts = await databaseFacts(services.database)
    const files = await checkStorage(services.storage, storagePlace(config))
    const bus = await found('Bus', async () => {
      const { name: _, ...said } = checkBus(await (await services.openBus()).lag())
      return said
    })
    await services.close()
    const { DATABASE_POOL, DATABASE_WRITE_POOL, DATABASE_JOB_POOL } = config
    const connections = checkConnections(facts, DATABASE_POOL + DATABASE_WRITE_POOL + DATABASE_JOB_POOL)
    return [
      { name: 'Database', note: `${services.database.engine} ${facts.version}, migrated` },
      checkMigrations(facts),
      checkClock(facts),
      ...(connections ? [connections] : []),
      bus,
      files,
      faults.length > 0
        ? { name: 'Row-level security', problem: faults.join('; ') }
        : { name: 'Row-level security', note: 'role, rights and policies' },
      tenants.length > 0
        ? { name: 'Schools', note: tenants.map(({ key }) => key).join(', ') }
        : { name: 'Schools', problem: 'none yet; npm run fieldhouse -- seed writes the demo' },
      wrong.length > 0
        ? { name: 'Books of the forms', problem: wrong.join('; ') }
        : { name: 'Books of the forms', note: `they add up, ${books.map(({ sum }) => sum).join(' and ')}` },
      failed.length > 0
        ? { name: 'Duties', problem: failed.join('; ') }
        : { name: 'Duties', note: 'none failed the last time' },
    ]
  } catch (error) {
    return [{ name: 'Database', problem: error instanceof Error ? error.message : String(error) }]
  }
}

const lookIntoBooks = async (tx: Tx) => ({
  faults: await checkBooks(tx),
  sum: ((await balance(tx)) / 100).toFixed(2),
})
