import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'
import { ensureServerBuilt } from '../../scripts/lib/server-build.mjs'

/** Whatever reads a file of its own, is compiled for the machine or was found by its name when the server was one folder. */
const asked = [
  ['a page', '/sports/football/roster', 'text/html'],
  ['an answer', '/api/v2/Sports?tenant=halcyon', 'application/json'],
  ['the description of the API', '/api/docs/json', 'application/json'],
  ['what shows it', '/api/docs/', 'text/html'],
  ['a calendar', '/calendar.ics', 'text/calendar'],
  ['statistics on paper', '/sports/football/stats/2026/statistics.pdf', 'application/pdf'],
  ['whether it is well', '/readyz', 'application/json'],
] as const

describe.each(engines)('the built server on $name', (engine) => {
  let database: TestDatabase
  let server: RunningServer
  beforeAll(async () => {
    database = await engine.create({}, demo(aSaturday))
    const { DATA_DIR, DATABASE_URL } = database.config
    const { main, env } = await ensureServerBuilt(process.execPath)
    // It brings the demo up to today once: both engines run the same statements.
    const DEMO = String(engine === engines[0])
    server = await startServer({ ...env, DATA_DIR, DATABASE_URL, DEMO }, main)
  })
  afterAll(async () => {
    await server?.stop()
    await database.dispose()
  })

  test.each(asked)('answers with %s', async (_what, path, type) => {
    const response = await fetch(server.origin + path)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      expect.stringContaining(type),
    ])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10)
  })

  test('makes pictures smaller', async () => {
    const page = await (await fetch(`${server.origin}/sports/football/roster`)).text()
    const picture = /\/images\/[^"\s]+/.exec(page)?.[0].replaceAll('&amp;', '&')
    expect(picture).toBeDefined()
    const response = await fetch(server.origin + picture)
    expect([picture, response.status, response.headers.get('content-type')]).toEqual([
      picture,
      200,
      expect.stringContaining('image/'),
    ])
  })

  test('ends when it is told to', async () => {
    expect(await server.stop()).toBe(0)
  })
})
