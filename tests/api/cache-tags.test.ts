import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import type { Bus } from '#server/bus.ts'
import { announced, unannounced } from '#server/db/announced.ts'
import { schemaTables } from '#server/db/schema-tables.ts'
import { tagsRead } from '#server/db/tables-read.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { openEndpoints } from '#tests/support/endpoints.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { notify } from '#tests/support/notify.ts'
import { openSite, type Site, type SiteDoor } from '#tests/support/open-site.ts'
import { empty } from '#tests/support/templates.ts'
import { addressOf, pathSamples } from './samples.ts'

/** Everything that is told until a mark of our own, which comes after it. */
async function heardOf(services: Services, bus: Bus, write: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const { promise: marked, resolve } = Promise.withResolvers<void>()
  const unsubscribe = bus.subscribe(({ tenant, tags }) =>
    tenant === 'mark' ? resolve() : heard.push(...tags.map((tag) => `${tenant} ${tag}`)),
  )
  await write()
  await notify(services.database.handle, { tenant: 'mark', tags: [] })
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
    heardOf(services, bus, () => services.database.handle.execute(statement))

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
    expect(told.map(({ id }) => id).toSorted()).toEqual(
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
  let bus: Bus
  let queries: { query: string; params: unknown[] }[] = []
  /** Addresses of the API and of pages with the tags of what was asked for them. */
  const madeFrom = new Map<string, Set<string>>()

  beforeAll(async () => {
    const engine = engines.at(-1)
    if (!engine) throw new Error('There is no engine')
    site = await openSite(engine, {}, undefined, (query, params) => queries.push({ query, params }))
    doors = [site, await site.beside()]
    bus = await site.services.openBus()
    const samples = await pathSamples(
      {
        get: async (path: string) => {
          const { status, body } = await site.ask(school, path)
          return { statusCode: status, body, json: () => JSON.parse(body) }
        },
      } as never,
      school,
    )
    for (const { endpoint } of openEndpoints.filter(
      ({ endpoint: { counts, fleeting } }) => !counts && !fleeting,
    )) {
      const address = addressOf(endpoint, samples)
      site.forget()
      queries = []
      const { status } = await site.ask(school, address)
      if (status === 200)
        madeFrom.set(address, new Set(queries.flatMap(({ query, params }) => tagsRead(query, params))))
    }
  })
  afterAll(() => site.close())

  const askAll = () =>
    Promise.all(
      doors.map(async (door) => {
        const made: string[] = []
        for (const address of madeFrom.keys()) {
          const { headers } = await door.ask(school, address)
          if (headers['x-cache'] !== 'hit') made.push(address)
        }
        return made
      }),
    )

  test('is made anew when one row of that table is written, and nothing else is, in every process', async () => {
    expect(madeFrom.size).toBeGreaterThan(80)
    await askAll()
    expect(await askAll()).toEqual([[], []])
    const unread: string[] = []
    for (const { table, types } of await tablesToWrite(site.services)) {
      const { unread: silent = [], by } = announced[table] ?? {}
      const [column, type] =
        Object.entries(types).find(
          ([name, kind]) => moved[kind] && !keys.has(name) && !name.endsWith('_id') && !silent.includes(name),
        ) ?? []
      const expression = type && moved[type]
      if (!column || !expression) throw new Error(`Nothing of ${table} can be written`)
      let row: unknown
      for (const one of expression) {
        const [written] = await rowsOf(
          site.services,
          school,
          `update ${table} set ${column} = ${one.replaceAll('$', column)}
            where ctid = (select ctid from ${table} where ${column} is not null order by ${by ?? column} limit 1)
            returning ${by ?? '1'} as id`,
        )
        row = written?.id
      }
      await heardOf(site.services, bus, async () => {})
      const shows = [...madeFrom].flatMap(([address, tags]) =>
        tags.has(table) || tags.has(`${table}/${row}`) ? [address] : [],
      )
      if (shows.length === 0) unread.push(table)
      expect([table, ...(await askAll())]).toEqual([table, shows, shows])
    }
    expect(unread).toEqual([])
  })
})

async function tablesToWrite(services: Services) {
  const { rows } = (await services.database.handle.execute(
    "select table_name as table, json_object_agg(column_name, data_type) as types from information_schema.columns where table_schema = 'public' group by 1 order by 1",
  )) as unknown as { rows: { table: string; types: Record<string, string> }[] }
  return rows.filter(({ table }) => !unannounced.has(table))
}

async function rowsOf(services: Services, school: string, query: string): Promise<{ id: unknown }[]> {
  const answer = await services.scope.write(school, (tx) => tx.execute(query))
  return (answer as unknown as { rows: { id: unknown }[] }).rows
}
