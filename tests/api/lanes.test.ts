import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { players } from '#server/db/schema/rosters.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

/** Holds a table so that nobody can read it, until it is let go. */
async function lock(services: Services, table: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = services.database.platform.transaction(async (tx) => {
    await tx.execute(sql.raw(`lock table ${table} in access exclusive mode`))
    held.resolve()
    await release.promise
  })
  await Promise.race([held.promise, holding])
  return async () => {
    release.resolve()
    await holding
  }
}

describe.skipIf(!postgres)('a table that somebody locks', () => {
  let database: TestDatabase
  let services: Services
  let other: Services
  beforeAll(async () => {
    if (!postgres) return
    database = await postgres.create({ DATABASE_POOL: '2', DATABASE_LOCK_MS: '1500' }, empty)
    services = await openServices(database.config)
    other = await openServices(database.config)
    await createSchool(services, 'east')
  })
  afterAll(async () => {
    await services?.close()
    await other?.close()
    await database?.dispose()
  })

  const readPlayers = () => services.scope.read('east', (tx) => tx.select().from(players))

  test('is waited for no longer than is set, and the call may be made again', async () => {
    const unlock = await lock(other, 'players')
    await expect(readPlayers()).rejects.toBeInstanceOf(DatabaseUnavailable)
    await unlock()
    expect(await readPlayers()).toHaveLength(1)
  })

  test('keeps its readers waiting, and neither those who write nor the jobs', async () => {
    const unlock = await lock(other, 'players')
    const order: string[] = []
    const note = (name: string) => () => order.push(name)
    const readers = Array.from({ length: 4 }, () => readPlayers().then(note('reader'), note('reader')))
    const count = sql`select count(*) from sports`
    await services.scope.write('east', (tx) => tx.execute(count)).then(note('writer'))
    await services.jobs.scope.read('east', (tx) => tx.execute(count)).then(note('job'))
    await Promise.all(readers)
    await unlock()
    expect(order.slice(0, 2)).toEqual(['writer', 'job'])
  })
})
