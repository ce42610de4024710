import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteConfiguration } from '#contract/tenants.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { writeSettings } from '#server/domains/settings/settings.service.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'

/** What a page is made of is the same on both. */
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

describe('what a school sets changes its pages, and no other school’s', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(engine)
  })
  afterAll(() => site.close())

  const configure = async (school: string, given: Partial<SiteConfiguration>) => {
    await site.services.database.platform.transaction(async (tx) => {
      const [row] = await tx.select().from(tenants).where(eq(tenants.key, school))
      const configuration = { ...(row?.configuration as SiteConfiguration), ...given }
      await tx.update(tenants).set({ configuration }).where(eq(tenants.key, school))
    })
  }
  const bodyOf = async (school: string, path: string) => (await site.ask(school, path)).body

  test('imagesCdnPath: pictures are made there, in the document, its share tags and its feeds', async () => {
    await configure('halcyon', { imagesCdnPath: 'https://pictures.example/halcyon/' })
    await expect
      .poll(() => bodyOf('halcyon', '/archives'))
      .toContain('src="https://pictures.example/halcyon/')
    for (const path of ['/', '/archives', '/rss/all.xml'])
      expect(
        (await bodyOf('halcyon', path)).match(
          /["'](?:https?:\/\/localhost[^"'/]*)?\/images\/(?:crop|resize)/g,
        ),
      ).toBeNull()
    expect(await bodyOf('halcyon', '/')).toMatch(
      /<html[^>]* data-images="https:\/\/pictures\.example\/halcyon"/,
    )
    const other = await bodyOf('tamarack', '/archives?ssr=1')
    expect(other).not.toContain('pictures.example')
    expect(other).toContain('src="/images/')
  })

  test('defaultPersonImage: who has no portrait is shown by it', async () => {
    const roster = '/sports/football/roster'
    const { body } = await site.ask('halcyon', '/api/v2/Rosters/bySport/football')
    const { players } = JSON.parse(body) as { players: { rosterPlayerId: number; image: string | null }[] }
    expect(players.length).toBeGreaterThan(0)
    await site.services.scope.write('halcyon', async (tx) => {
      await tx.execute('update players set image = null')
    })
    const shownBy = async (file: string) =>
      (await bodyOf('halcyon', roster)).split(` src="`).filter((rest) => rest.split('"')[0]?.includes(file))
        .length
    await expect.poll(() => shownBy('default-person.svg')).toBeGreaterThanOrEqual(players.length)
    await configure('halcyon', { defaultPersonImage: '/files/halcyon/logo.svg' })
    await expect.poll(() => shownBy('default-person.svg')).toBe(0)
  })

  test('disableSSR: the browser draws the page, but over a slow connection it is sent whole', async () => {
    const asked = async (school: string, sent = {}) => {
      const { body, headers } = await site.ask(school, '/calendar', { headers: sent })
      const { vary, 'accept-ch': hints } = headers
      return { isWhole: !body.includes('data-ssr="off"'), vary, hints }
    }
    for (let visit = 0; visit < 2; visit++) {
      expect(await asked('tamarack')).toMatchObject({ isWhole: false, hints: 'ect' })
      for (const headers of [{ ect: 'slow-2g' }, { 'save-data': 'on' }]) {
        const { isWhole, vary } = await asked('tamarack', headers)
        expect(isWhole).toBe(true)
        expect(vary).toMatch(/save-data, ect/)
      }
    }
    expect((await asked('halcyon', { ect: '2g' })).vary).not.toContain('ect')
    // The answers that a shell waits for stay answers, however the connection is by then.
    const { body } = await site.ask('tamarack', '/calendar?calls=1', { headers: { ect: '2g' } })
    expect(Object.keys(JSON.parse(body) as object)).toContain('sports.list {}')
  })

  test('mobileAppleAppId: browsers of phones are told of the app', async () => {
    expect(await bodyOf('tamarack', '/calendar')).not.toContain('apple-itunes-app')
    await site.services.scope.write('tamarack', (tx) =>
      writeSettings({ tx }, 'mobile', {
        mobileAppleAppId: '0000000042',
      }),
    )
    await expect
      .poll(() => bodyOf('tamarack', '/calendar'))
      .toContain('<meta name="apple-itunes-app" content="app-id=0000000042"/>')
    expect(await bodyOf('halcyon', '/calendar')).not.toContain('apple-itunes-app')
  })

  test('documentCacheEnabled: pages are kept unless a school turns it off', async () => {
    const kept = async () => {
      await site.ask('halcyon', '/tickets')
      const { headers } = await site.ask('halcyon', '/tickets')
      return [headers['x-cache'], headers['cache-control']?.split(',')[0]]
    }
    expect(await kept()).toEqual(['hit', 'public'])
    await configure('halcyon', { documentCacheEnabled: false })
    await expect.poll(kept).toEqual(['miss', 'private'])
    await configure('halcyon', { documentCacheEnabled: true })
    await expect.poll(kept).toEqual(['hit', 'public'])
  })

  test('the viewport cookie is read where a page is made for one visitor; what is kept for all is seen at sm', async () => {
    const session = await site.signIn('halcyon', { email: 'wide@school.example', role: 'visitor' })
    const hurried = async (cookie: string) =>
      (await site.ask('halcyon', '/sports/football/roster', { cookie })).body
        .split('id="roster-players"')[1]
        ?.split('id="roster-staff"')[0]
        ?.match(/loading="eager"/g)?.length
    expect(await hurried(`${session}; viewport=xl`)).toBe(5)
    expect(await hurried(session)).toBe(2)
    expect(await hurried('viewport=xl')).toBe(2)
  })

  test('the manifest of the build names the pages that are kept ready', async () => {
    const { id } = JSON.parse(await bodyOf('halcyon', '/builds/latest.json')) as { id: string }
    const { prerendered } = JSON.parse(await bodyOf('halcyon', `/builds/meta/${id}.json`)) as {
      prerendered: string[]
    }
    expect(prerendered).toContain('/calendar')
    for (const path of prerendered) expect((await site.ask('halcyon', path)).status, path).toBe(200)
  })

  test('the icons mapper is a public file', async () => {
    const { status, body } = await site.ask('halcyon', '/assets/sports-icons.json')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ 'sport-all': expect.any(Array) })
  })
})
