import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeRedirect } from '#server/domains/settings/settings.redirects.service.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { engines } from '#tests/support/engines.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { aSaturday } from '#tests/support/templates.ts'

/** Who is sent where is decided the same way on both. */
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

const schools = ['halcyon', 'tamarack']
const home = '/sports/track-and-field'

describe('a takeover comes before a redirect by rule', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(engine)
    for (const school of schools)
      for (const from of [home, '/sports/football'])
        await site.services.scope.write(school, (tx) =>
          writeRedirect(
            { tx, tenant: tenantNamed(school), now: aSaturday },
            { from, location: '/tickets', isPermanent: true },
          ),
        )
  })
  afterAll(() => site.close())

  test.each(schools)(
    '%s: for each visitor alone, by the cookies, however often it was asked',
    async (school) => {
      const asked = async (cookie = '') => {
        const { status, headers, setCookies } = await site.ask(school, home, { cookie })
        return { status, location: headers.location, cache: headers['cache-control'], setCookies }
      }
      const first = await asked()
      expect(first).toMatchObject({ status: 302, cache: 'private, no-store' })
      expect(first.location).toMatch(/^\/(gameday\/concurrent\.aspx\?ids=|game-center\/)\d/)
      const seen = ['gameday-6', 'gameday-7'].map((name) => `${name}=seen`).join('; ')
      expect(await asked(seen)).toMatchObject({ status: 302, location: '/tickets', setCookies: [] })
      expect((await asked()).location).toBe(first.location)
      expect(first.setCookies.map((line) => line.split('=')[0])).toContain('gameday-6')
    },
  )

  test.each(schools)(
    '%s: a sport without takeovers is redirected by rule, and that is kept',
    async (school) => {
      for (const cookie of ['', 'gameday-6=seen'])
        expect(await site.ask(school, '/sports/football', { cookie })).toMatchObject({
          status: 301,
          headers: { location: '/tickets' },
        })
    },
  )
})
