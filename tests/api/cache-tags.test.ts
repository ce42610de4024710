import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import { announced, unannounced } from '#server/db/announced.ts'
import type { Bus } from '#server/db/bus.ts'
import { schemaTables } from '#server/db/schema-tables.ts'
import { tagsRead } from '#server/db/tables-read.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { openEndpoints } from '#tests/support/endpoints.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { notify } from '#tests/support/notify.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'
import { empty } from '#tests/support/templates.ts'
import { openUncachedApi } from '#tests/support/uncached-api.ts'
import { addressOf, pathSamples } from './samples.ts'

/** Everything that is told until a mark of our own, which comes after it. */
async function heardOf(services: Services, bus: Bus, write: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const { promise: marked, resolve } = Promise.withResolvers<void>()
  const unsubscribe = bus.subscribe(({ tenant, tags }) =>
    tenant === 'mark' ? resolve() : heard.push(...tags.map((tag) => `${tenant} ${tag}`)),
  )
  await write()
  await notify(services.database.platform, { tenant: 'mark', tags: [] })
  await marked
  unsubscribe()
  return [...new Set(heard)].toSorted()
}

describe.each(engines)('what a commit changed ($name)', (engine) => {
  let database: TestDatabase
  let services: Services
  let bus: Bus
  let east: Tenant

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    bus = await services.openBus()
    east = await createSchool(services, 'east')
    await createSchool(services, 'west')
    await heardOf(services, bus, async () => {})
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  const written = (statement: string) =>
    heardOf(services, bus, () => services.scope.write(east.key, (tx) => tx.execute(statement)))
  const writtenByHand = (statement: string) =>
    heardOf(services, bus, () => services.database.platform.execute(statement))

  const newBox =
    "insert into box_scores (game_id, season_id, sport_group, data) select id, season_id, 'football', '{}' from games"

  test('is told by the name of the table, to its school alone', async () => {
    expect(await written('update players set last_name = $$New$$')).toEqual(['east players'])
  })

  test('is told whoever wrote it, to every school that it concerns', async () => {
    expect(await writtenByHand('update players set last_name = $$Newer$$')).toEqual([
      'east players',
      'west players',
    ])
  })

  test('is not told where nothing has changed, or nothing that anybody is shown', async () => {
    expect(await written('update players set last_name = last_name')).toEqual([])
    expect(await written('update players set last_name = $$No$$ where false')).toEqual([])
    expect(await writtenByHand("update tenants set seeded_for = now() where key = 'east'")).toEqual([])
    expect(await writtenByHand("update tenants set name = 'East' where key = 'east'")).toEqual([
      'east tenants',
    ])
  })

  test('is not told where the work is undone', async () => {
    const undone = heardOf(services, bus, () =>
      services.scope
        .write(east.key, async (tx) => {
          await tx.execute('update players set last_name = $$Undone$$')
          throw new Error('undone')
        })
        .catch(() => {}),
    )
    expect(await undone).toEqual([])
  })

  test('names the game where a box score changes, and the totals once the game has a result', async () => {
    expect(await written(newBox)).toEqual(['east box_scores', 'east box_scores/1'])
    const change = (word: string) => `update box_scores set source = '${word}'`
    expect(await written(change('running'))).toEqual(['east box_scores/1'])
    await written("update games set result_status = 'W'")
    expect(await written(change('over'))).toEqual(['east box_scores', 'east box_scores/1'])
  })

  test('is told with what falls by a cascade', async () => {
    expect(await written('delete from games')).toEqual(['east box_scores', 'east box_scores/1', 'east games'])
  })

  test('every table has its triggers, or is one that no kept answer is made from', async () => {
    const told = await rowsOf(
      services,
      east.key,
      "select relname as id from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'tell_%' group by relname having count(*) = 3",
    )
    const tables = (await schemaTables()).map(({ table }) => table)
    expect(told.map(({ id }) => String(id)).toSorted()).toEqual(
      tables.filter((table) => !unannounced.has(table)).toSorted(),
    )
    expect([...Object.keys(announced), ...unannounced].filter((table) => !tables.includes(table))).toEqual([])
  })
})

/** Columns whose values can be moved a little and back, whatever they mean. */
const moved: Record<string, [string, string]> = {
  boolean: ['not $', 'not $'],
  integer: ['$ + 1', '$ - 1'],
  'timestamp with time zone': ["$ + interval '1 second'", "$ - interval '1 second'"],
  text: ["$ || '~'", "rtrim($, '~')"],
  jsonb: ['jsonb_build_array($)', '$ -> 0'],
}
const keys = new Set(['tenant_id', 'id', 'key'])

describe('what was made from a table', () => {
  const school = 'halcyon'
  let site: Site
  let doors: SiteDoor[]
  /** Addresses of the API with the tags of what was asked for them. */
  const madeFrom = new Map<string, Set<string>>()

  beforeAll(async () => {
    const engine = engines.at(-1)
    if (!engine) throw new Error('There is no engine')
    let queries: { query: string; params: unknown[] }[] = []
    const uncached = await openUncachedApi(engine, {
      onQuery: (query, params) => queries.push({ query, params }),
    })
    const samples = await pathSamples(uncached, school)
    for (const { endpoint } of openEndpoints.filter(({ endpoint: { counts } }) => !counts)) {
      const address = addressOf(endpoint, samples)
      queries = []
      const { statusCode } = await uncached.get(address, school)
      if (statusCode === 200 && !endpoint.fleeting)
        madeFrom.set(address, new Set(queries.flatMap(({ query, params }) => tagsRead(query, params))))
    }
    await uncached.close()
    site = await openSite(engine)
    doors = [site, await site.beside()]
    // Nobody has sent a form of the demo yet.
    await rowsOf(
      site.services,
      school,
      'insert into form_places (form_id) values (1) returning form_id as id',
    )
  })
  afterAll(() => site.close())

  const askAll = () =>
    Promise.all(
      doors.map(async (door) => {
        const made: string[] = []
        for (const address of madeFrom.keys()) {
          const { headers } = await door.ask(school, address)
          if (headers['x-cache'] === 'miss') made.push(address)
        }
        return made
      }),
    )

  test('is kept only where every table that it was made from announces what is written', () => {
    expect(madeFrom.size).toBeGreaterThan(80)
    const silent = [...madeFrom].flatMap(([address, tags]) =>
      [...tags].filter((tag) => unannounced.has(tag)).map((table) => `${address}: ${table}`),
    )
    expect(silent).toEqual([])
  })

  test('is made anew when one row of that table is written, and nothing else is, in every process', async () => {
    await askAll()
    expect(await askAll()).toEqual([[], []])
    const unread: string[] = []
    const wrong: string[] = []
    for (const { table, types } of await tablesToWrite(site.services)) {
      const { unread: silent = [], by } = announced[table] ?? {}
      const [column, type] =
        Object.entries(types).find(
          ([name, kind]) => moved[kind] && !keys.has(name) && !name.endsWith('_id') && !silent.includes(name),
        ) ?? []
      const steps = column && type ? (moved[type] ?? []).map((one) => one.replaceAll('$', `"${column}"`)) : []
      const row = await site.services.scope.write(school, async (tx) => {
        let place = `(select ctid from ${table} where "${column}" is not null order by "${by ?? column}" limit 1)`
        let key: unknown
        for (const step of steps) {
          const answer = await tx.execute(
            `update ${table} set "${column}" = ${step} where ctid = ${place} returning ctid::text as place, ${by ?? '1'} as key`,
          )
          const [written] = (answer as unknown as { rows: { place: string; key: unknown }[] }).rows
          place = `'${written?.place}'::tid`
          key = written?.key
        }
        return key
      })
      if (steps.length === 0) await takeOutAndPutBack(site.services, school, table)
      for (const door of doors) await heardOf(site.services, door.bus, async () => {})
      const shows = [...madeFrom].flatMap(([address, tags]) =>
        tags.has(table) || tags.has(`${table}/${row}`) ? [address] : [],
      )
      if (shows.length === 0) unread.push(table)
      for (const made of await askAll()) {
        wrong.push(
          ...made.filter((address) => !shows.includes(address)).map((address) => `${table}: ${address}`),
        )
        wrong.push(
          ...shows.filter((address) => !made.includes(address)).map((address) => `${table}: not ${address}`),
        )
      }
    }
    expect(wrong).toEqual([])
    // These are asked for by an address of their own, which no sample has.
    expect(unread).toEqual(['documents', 'splashes'])
  })
})

/** Rows of nothing but references. */
async function takeOutAndPutBack(services: Services, school: string, table: string): Promise<void> {
  const [row] = await rowsOf(
    services,
    school,
    `delete from ${table} where ctid = (select ctid from ${table} limit 1) returning to_jsonb(${table}) as id`,
  )
  await services.scope.write(school, (tx) =>
    tx.execute(
      sql`insert into ${sql.identifier(table)} select * from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row?.id)}::jsonb)`,
    ),
  )
}

async function tablesToWrite(services: Services) {
  const { rows } = (await services.database.platform.execute(
    "select table_name as table, json_object_agg(column_name, data_type) as types from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1 order by 1",
  )) as unknown as { rows: { table: string; types: Record<string, string> }[] }
  const own = new Set((await schemaTables()).map(({ table }) => table))
  // A school's entry among the schools is written by the platform, and drops everything of it.
  return rows.filter(({ table }) => own.has(table) && table !== 'tenants' && !unannounced.has(table))
}

async function rowsOf(services: Services, school: string, query: string): Promise<{ id: unknown }[]> {
  const answer = await services.scope.write(school, (tx) => tx.execute(query))
  return (answer as unknown as { rows: { id: unknown }[] }).rows
}
