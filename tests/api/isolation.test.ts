import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const schemaFiles = import.meta.glob<Record<string, unknown>>('../../src/server/db/schema/*.ts', {
  eager: true,
})
const tables = Object.values(schemaFiles)
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, PgTable))
/** Tables of the platform: no school may read them, except its own entry among the schools. */
const platformTables = [
  'accounts',
  'attempts',
  'duties',
  'passkeys',
  'sessions',
  'users',
  'tenants',
  'two_factors',
  'verifications',
]

describe.each(engines)('tenants on $name', (engine) => {
  let test_: TestDatabase
  let services: Services

  beforeAll(async () => {
    test_ = await engine.create({}, empty)
    services = await openServices(test_.config)
    await createSchool(services, 'east')
    await createSchool(services, 'west')
  })
  afterAll(async () => {
    await services.close()
    await test_.dispose()
  })

  const lastNames = (tenant: string) =>
    services.scope
      .read(tenant, (tx) => tx.select({ name: players.lastName }).from(players))
      .then((rows) => rows.map(({ name }) => name))

  test('every table has row-level security and a policy', async () => {
    const rows = await services.database.platform.execute(sql`
      select relname::text as name, relrowsecurity as secured,
             (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies
        from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`)
    const found = (rows as unknown as { rows: { name: string; secured: boolean; policies: number }[] }).rows
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      tables.map((table) => getTableName(table)).toSorted(),
    )
    expect(found.filter(({ secured }) => !secured)).toEqual([])
    const readable = found.filter(({ policies }) => policies > 0).map(({ name }) => name)
    expect(
      tables
        .filter((table) => !('tenantId' in table))
        .map((table) => getTableName(table))
        .toSorted(),
    ).toEqual(platformTables.toSorted())
    expect(
      found
        .map(({ name }) => name)
        .filter((name) => !readable.includes(name))
        .toSorted(),
    ).toEqual(platformTables.filter((name) => name !== 'tenants').toSorted())
  })

  test('a view, which reads past row-level security, names the tenant itself', async () => {
    const views = await services.database.platform.execute(sql`
      select viewname::text as name, definition from pg_views where schemaname = current_schema()`)
    const found = (views as unknown as { rows: { name: string; definition: string }[] }).rows
    expect(found.map(({ name }) => name).toSorted()).toEqual(['listed_words', 'search_index'])
    for (const { name, definition } of found) {
      const [sources, tenants] = [/\bFROM \w+/g, /tenant_id = current_setting\('app.tenant'/g].map(
        (pattern) => definition.match(pattern)?.length,
      )
      expect([name, tenants]).toEqual([name, sources])
    }
  })

  test('a tenant reads its own rows only', async () => {
    expect(await lastNames('east')).toEqual(['Of-east'])
    expect(await lastNames('west')).toEqual(['Of-west'])
  })

  test("another's id finds nothing of theirs", async () => {
    const rows = await services.scope.read('east', (tx) =>
      tx.select().from(players).where(eq(players.tenantId, 'west')),
    )
    expect(rows).toEqual([])
  })

  test('no tenant means no rows', async () => {
    expect(await lastNames('')).toEqual([])
    expect(await lastNames('nobody')).toEqual([])
  })

  test('a school sees its own entry in the list of schools and no other', async () => {
    const keys = await services.scope.read('east', (tx) => tx.select({ key: tenants.key }).from(tenants))
    expect(keys).toEqual([{ key: 'east' }])
  })

  test("an update or delete cannot touch another's rows", async () => {
    await services.scope.write('east', (tx) =>
      tx.update(players).set({ lastName: 'Taken' }).where(eq(players.tenantId, 'west')),
    )
    await services.scope.write('east', (tx) => tx.delete(players).where(eq(players.tenantId, 'west')))
    expect(await lastNames('west')).toEqual(['Of-west'])
  })

  test('a row cannot be written for another tenant', async () => {
    const forged = services.scope.write('east', (tx) =>
      tx.insert(players).values({ tenantId: 'west', firstName: 'F', lastName: 'Forged', slug: 'f' }),
    )
    await expect(forged).rejects.toThrow()
    expect(await lastNames('west')).toEqual(['Of-west'])
  })

  test("a reference cannot point at another's row", async () => {
    await services.scope.write('west', (tx) =>
      tx.insert(players).values({ id: 77, firstName: 'Only', lastName: 'West', slug: 'ow' }),
    )
    const crossing = services.scope.write('east', (tx) =>
      tx.insert(rosterPlayers).values({ seasonId: 1, playerId: 77, academicYear: 'Senior' }),
    )
    await expect(crossing).rejects.toThrow()
    await services.scope.write('west', (tx) => tx.delete(players).where(eq(players.id, 77)))
  })

  test('reading cannot write', async () => {
    await expect(services.scope.read('east', (tx) => tx.delete(players))).rejects.toThrow()
    expect(await lastNames('east')).toEqual(['Of-east'])
  })

  test('a unit of work leaves nothing behind: the next one has its own tenant', async () => {
    const asked = ['east', 'west', '', 'east', 'west', 'nobody']
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, index) => lastNames(asked[index % asked.length] ?? '')),
    )
    all.forEach((names, index) => {
      const tenant = asked[index % asked.length] ?? ''
      expect(names).toEqual(tenant === 'east' || tenant === 'west' ? [`Of-${tenant}`] : [])
    })
  })

  test('a failed unit of work leaves no row', async () => {
    const failing = services.scope.write('east', async (tx) => {
      await tx.insert(players).values({ firstName: 'Half', lastName: 'Written', slug: 'h' })
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await lastNames('east')).toEqual(['Of-east'])
  })
})
