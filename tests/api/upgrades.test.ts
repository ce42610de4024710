import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { routeRows } from '#tests/pages/route-rows.ts'
import { engines } from '#tests/support/engines.ts'
import { earlierVersions, olderEngine } from '#tests/support/older-databases.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

const [engine] = engines
const mostPages = 70

/** The pages of the site that a page leads to. */
const linksOn = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*href="(\/[^"#?]*)/g)].flatMap(([, path = '']) =>
    path.startsWith('//') || /^\/(api|assets|images|files)\//.test(path) ? [] : [path],
  )

/** A few rows are no whole season: what a page goes on without is said there, at length. */
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

describe.each(earlierVersions)('a database of the version %s', (version) => {
  let site: Site
  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine')
    site = await openSite(olderEngine(engine, version))
  })
  afterAll(() => site?.close())

  test('shows every page after the upgrade', async () => {
    const ahead = routeRows().filter((row) => !row.includes(':'))
    const seen = new Set(ahead)
    const faults: string[] = []
    let shown = 0
    for (let path = ahead.shift(); path !== undefined && seen.size < 1_000; path = ahead.shift()) {
      const { status, body } = await site.ask('halcyon', path)
      if (status >= 500) faults.push(`${path}: ${status}`)
      if (status === 200) shown++
      for (const link of linksOn(body))
        if (!seen.has(link) && seen.size < mostPages) {
          seen.add(link)
          ahead.push(link)
        }
    }
    expect(faults).toEqual([])
    expect(shown).toBeGreaterThan(40)
    const home = await site.ask('halcyon', '/')
    expect(home.body).toContain('Halcyon State')
    expect(home.body).toContain('<footer')
  })

  test('answers every value that is not as it should be with its default', async () => {
    const { platform: handle } = site.services.database
    await handle.execute(
      sql`update settings set value = '"nonsense"' where "group" in ('site', 'template', 'google')`,
    )
    await handle.execute(sql`update tenants set brand = '{}', configuration = '{"logo": 7}'`)
    await handle.execute(
      sql`update stories set blocks = '[1, {"kind": "gone"}]', links = 'null', image = '[]'`,
    )
    await handle.execute(sql`select pg_notify('fieldhouse', '{"tenant":"*","tags":["*"]}')`)
    await expect.poll(async () => (await site.ask('halcyon', '/')).headers['x-cache']).toBe('miss')
    for (const path of ['/', '/archives', '/staff-directory', '/sports/football'])
      expect([path, (await site.ask('halcyon', path)).status < 500]).toEqual([path, true])
  })
})
