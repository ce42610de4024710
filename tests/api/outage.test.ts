import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { sports } from '#server/db/schema/sports.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { type ShakyNetwork, shakyNetwork } from '#tests/support/shaky-network.ts'

const postgres = engines.find(({ name }) => name === 'PostgreSQL')
const kept = '/sports/mens-basketball/roster'
const schools = ['halcyon', 'tamarack'] as const

describe.skipIf(!postgres)('while the database is away', () => {
  let network: ShakyNetwork
  let site: Site
  let cookie: string

  beforeAll(async () => {
    if (!postgres) return
    // What a page could not be made without is said at length.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    network = await shakyNetwork(postgres, { DATABASE_WAIT_MS: '5000', DATABASE_STATEMENT_MS: '10000' })
    site = await openSite(network.engine)
    cookie = await site.signIn('halcyon', { email: 'editor@halcyon.example', role: 'editor' })
    for (const school of schools) await site.ask(school, kept)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await site?.close()
  })
  afterEach(() => network.mend())

  /** Everything answers again, without anybody having done anything. */
  const isBack = () =>
    vi.waitFor(async () => {
      const { status } = await site.ask('halcyon', `/api/v2/Sports?after=${Math.random()}`)
      if (status !== 200) throw new Error(`The answer is ${status}`)
    }, 15_000)

  test('a session that the database ends fails its own call, and the process goes on', async () => {
    const { platform: handle } = site.services.database
    const ended = site.services.scope.read('halcyon', async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx
        .select({ pid: sql<number>`pg_backend_pid()` })
        .from(sports)
        .limit(1)
      await handle.execute(sql`select pg_terminate_backend(${pid}::int)`)
      await tx.execute(sql`select pg_sleep(1)`)
    })
    await expect(ended).rejects.toBeInstanceOf(DatabaseUnavailable)
    // The connection's own word of it comes a moment later.
    await isBack()
    await handle.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
    await isBack()
  })

  test('every kept page goes on, and whatever is new is told 503 and when to come again', async () => {
    network.cut()
    for (const school of schools) {
      const page = await site.ask(school, kept)
      expect([school, page.status]).toEqual([school, 200])
      const fresh = await site.ask(school, '/sports/mens-basketball/schedule')
      expect([school, fresh.status, fresh.headers['content-type']]).toEqual([
        school,
        503,
        'text/html; charset=utf-8',
      ])
      expect(Number(fresh.headers['retry-after'])).toBeGreaterThan(0)
      const call = await site.ask(school, '/api/v2/Rosters/bySport/football?x=1')
      expect([call.status, call.headers['content-type']]).toEqual([
        503,
        'application/problem+json; charset=utf-8',
      ])
      expect(Number(call.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await site.ask('halcyon', '/readyz')).status).toBe(503)
    expect((await site.ask('halcyon', '/healthz')).status).toBe(200)
    network.mend()
    await isBack()
    expect((await site.ask('halcyon', '/sports/mens-basketball/schedule')).status).toBe(200)
    expect((await site.ask('halcyon', '/readyz')).status).toBe(200)
  })

  test('somebody who is signed in is shown the same page, not the words of a program', async () => {
    network.cut()
    for (const path of ['/account', kept]) {
      const page = await site.ask('halcyon', path, { cookie })
      expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<h1')
    }
    network.mend()
    await isBack()
    expect((await site.ask('halcyon', '/account', { cookie })).status).toBe(200)
  })

  test('a page without its menus is no page: nothing half made is shown or kept', async () => {
    network.cut()
    expect((await site.ask('halcyon', '/')).status).toBe(503)
    network.mend()
    await isBack()
    const home = await site.ask('halcyon', '/')
    expect(home.status).toBe(200)
    expect(home.body).toContain('/sports/football')
  })

  test('changes are heard of again, and those of the meantime are not missed', async () => {
    network.cut()
    await site.ask('halcyon', '/api/v2/Rosters/bySport/football?x=2')
    network.mend()
    await isBack()
    // The lost announcements count as anything: a kept page is made anew.
    await expect.poll(async () => (await site.ask('tamarack', kept)).headers['x-cache']).toBe('miss')
    await expect.poll(async () => (await site.ask('tamarack', kept)).headers['x-cache']).toBe('hit')
    await site.services.database.platform.execute(
      "update roster_players set weight = weight + 1 where tenant_id = 'tamarack'",
    )
    await expect.poll(async () => (await site.ask('tamarack', kept)).headers['x-cache']).toBe('miss')
  })

  test('a database that falls silent keeps nobody waiting for ever', async () => {
    network.silence()
    const [page, call] = await Promise.all([
      site.ask('halcyon', '/sports/football/schedule'),
      site.ask('halcyon', '/api/v2/Rosters/bySport/football?x=3'),
    ])
    expect([page.status, call.status]).toEqual([503, 503])
    expect((await site.ask('halcyon', kept)).status).toBe(200)
    network.mend()
    await isBack()
  })
})
