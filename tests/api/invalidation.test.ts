import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Roster } from '#contract/rosters.ts'
import { rosterPlayers } from '#server/db/schema/rosters.ts'
import { openServices } from '#server/open.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type RunningServer, startServer } from '#tests/support/running-server.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.runIf(postgres)('two processes on one PostgreSQL', () => {
  let database: TestDatabase
  const servers: RunningServer[] = []

  beforeAll(async () => {
    if (!postgres) return
    database = await postgres.create({}, demo(aSaturday))
    const { DATABASE_URL, DATA_DIR } = database.config
    // That those that start at once migrate and seed in turns is tests/api/durability.test.ts and seeding.test.ts.
    const env = { DATABASE_URL, DATA_DIR, DRAIN_SECONDS: '5', DEMO: 'false' }
    servers.push(...(await Promise.all([startServer(env), startServer(env)])))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await database.dispose()
  })

  const page = async (server: RunningServer) => {
    const response = await fetch(`${server.origin}/sports/football/roster?view=table`)
    return { cache: response.headers.get('x-cache'), html: await response.text() }
  }

  test('a row that is changed changes the page of both at once', async () => {
    for (const server of servers) await expect.poll(async () => (await page(server)).cache).toBe('hit')

    const services = await openServices(database.config)
    const roster = (await fetch(`${servers[0]?.origin}/api/v2/Rosters/bySport/football`, {
      headers: { tenant: 'halcyon' },
    }).then((answer) => answer.json())) as Roster
    const player = roster.players[0]
    expect(player).toBeDefined()
    await services.scope.write('halcyon', async (tx) => {
      await tx
        .update(rosterPlayers)
        .set({ weight: 987 })
        .where(eq(rosterPlayers.id, player?.rosterPlayerId ?? 0))
    })
    await services.close()

    for (const server of servers) {
      await expect.poll(async () => (await page(server)).html, { interval: 20 }).toContain('987')
    }
  })

  test('a process told to stop answers until the load balancer has noticed, ends cleanly, and the other goes on', async () => {
    const [first, second] = servers
    const stopped = first?.stop()
    await expect.poll(async () => (await fetch(`${first?.origin}/readyz`)).status, { interval: 20 }).toBe(503)
    for (const path of ['/', '/api/v2/Sports?tenant=halcyon']) {
      const { status, headers } = await fetch(first?.origin + path)
      expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close'])
    }
    expect(await stopped).toBe(0)
    servers.shift()
    expect((await fetch(`${second?.origin}/readyz`)).status).toBe(200)
  })
})
