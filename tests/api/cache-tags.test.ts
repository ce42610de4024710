import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import { announced, unannounced } from '#server/db/announced.ts'
import type { Bus } from '#server/db/bus.ts'
import { schemaTables } from '#server/db/schema-tables.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { heardOf } from '#tests/support/heard-of.ts'
import { rowsOf } from '#tests/support/rows-of.ts'
import { empty } from '#tests/support/templates.ts'

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
    await heardOf(services, bus)
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
    const told = await rowsOf<{ table: string }>(
      services.database.platform,
      "select relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname like 'tell_%' group by relname having count(*) = 3",
    )
    const tables = schemaTables().map(({ table }) => table)
    expect(told.map(({ table }) => table).toSorted()).toEqual(
      tables.filter((table) => !unannounced.has(table)).toSorted(),
    )
    expect([...Object.keys(announced), ...unannounced].filter((table) => !tables.includes(table))).toEqual([])
  })
})
