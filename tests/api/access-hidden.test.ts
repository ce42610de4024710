import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { openEndpoints, readEndpoints } from '#tests/support/endpoints.ts'
import { engines } from '#tests/support/engines.ts'
import { type KeptBack, keepBack, secretName, secretWord, soughtWord } from '#tests/support/kept-back.ts'
import type { SiteAnswer } from '#tests/support/ask-school.ts'
import { openSite, type Site } from '#tests/support/open-site.ts'
import { fileRows } from '#tests/support/public-addresses.ts'
import type { SeededApi } from '#tests/support/seeded-api.ts'
import { addressOf, pathSamples, withParameter } from './samples.ts'

const school = 'halcyon'
/** What is shown is decided the same way on both. */
const engine = engines.at(-1)
if (!engine) throw new Error('There is no engine')

/** Whether an answer tells of what is kept back. What stands in the question may stand in the answer. */
const tells = (address: string, { body }: SiteAnswer) =>
  body.includes(secretWord) || (!address.includes(secretName) && body.includes(secretName))

describe('what is hidden', () => {
  let site: Site
  let kept: KeptBack
  let samples: Record<string, string>
  let administrator = ''

  beforeAll(async () => {
    site = await openSite(engine)
    kept = await keepBack(site.services, school)
    administrator = await site.signIn(school, { email: 'head@own.example', role: 'administrator' })
    const get: SeededApi['get'] = async (path) => {
      const { status, headers, body } = await site.ask(school, path)
      return { statusCode: status, headers, body, json: <T>() => JSON.parse(body) as T }
    }
    samples = await pathSamples({ get }, school)
  })
  afterAll(() => site.close())

  /** Every way to ask an endpoint for it: as usual, by what belongs to it, and by each parameter that could find it. */
  function questions(endpoint: Endpoint): string[] {
    const addresses = new Set(
      [{}, kept.values, kept.beside].map((values) => addressOf(endpoint, { ...samples, ...values })),
    )
    const parameters = Object.entries(endpoint.query?.properties ?? {}).map(([name, schema]) =>
      valueFor(name, schema as QuerySchema),
    )
    return [...addresses].flatMap((address) => [
      address,
      ...parameters.flatMap(([name, value]) => (value === null ? [] : withParameter(address, name, value))),
    ])
  }

  interface QuerySchema {
    type?: string
    enum?: string[]
    maximum?: number
    pattern?: string
    format?: string
  }
  function valueFor(name: string, schema: QuerySchema): [string, string | null] {
    const known = kept.values[name]
    if (known !== undefined) return [name, known]
    if (/size$/i.test(name)) return [name, String(schema.maximum ?? 100)]
    const isFree = schema.type === 'string' && !schema.enum && !schema.pattern && !schema.format
    return [name, isFree ? soughtWord : null]
  }

  async function expectSilence(addresses: string[], { isForReaders = false } = {}) {
    const telling: string[] = []
    for (const address of addresses) {
      // First somebody who may see it all, then those who could be given what was made for them.
      const toOne = await site.ask(school, address, { cookie: administrator })
      const toAll = await site.ask(school, address)
      if (tells(address, toOne) && !isForReaders) telling.push(`${address} tells an administrator`)
      if (tells(address, toAll)) telling.push(`${address} tells everybody`)
      if (toOne.status >= 500 || toAll.status >= 500) telling.push(`${address} fails`)
    }
    expect(telling).toEqual([])
  }

  // A document has one address for everybody: those who may read it do so there.
  test.each(openEndpoints)('$name tells nothing of it', ({ name, endpoint }) =>
    expectSilence(questions(endpoint), { isForReaders: name === 'news.document' }),
  )

  test('no feed, calendar, sitemap or table tells of it', async () => {
    const index = await site.ask(school, '/sitemap.xml')
    const sitemaps = [...index.body.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)/g)].map(([, path = '']) => path)
    expect(sitemaps.length).toBeGreaterThan(3)
    const values: Record<string, string> = {
      ...samples,
      ...kept.values,
      globalSportNameSlug: kept.values.slug ?? '',
    }
    const filled = fileRows
      .filter((path) => !path.includes(':sitemap'))
      .flatMap((path) =>
        [values, { ...values, slug: 'news' }].map((each) =>
          path.replace(/:(\w+)/g, (_, name: string) => {
            const value = each[name]
            if (!value) throw new Error(`There is no value for ':${name}' of ${path}`)
            return value
          }),
        ),
      )
    const ofTeams = filled.filter((path) => path.startsWith('/sports/'))
    const ofItsSeason = ofTeams.map((path) => `${path}?season=${values.season}`)
    await expectSilence([...new Set([...filled, ...ofItsSeason, ...sitemaps])])
  })

  test('those who may see it find all of it where it is hidden, and nobody else does afterwards', async () => {
    const paths = readEndpoints
      .filter(({ endpoint }) => endpoint.path.startsWith('/Hidden/'))
      .map(({ endpoint }) => {
        const address = addressOf(endpoint, { ...samples, ...kept.values })
        const named = Object.keys(endpoint.query?.properties ?? {}).filter((name) => name in kept.values)
        return named.reduce((all, name) => withParameter(all, name, kept.values[name] ?? ''), address)
      })
    for (const path of paths) {
      const seen = await site.ask(school, path, { cookie: administrator })
      expect([path, seen.status, tells('', seen)]).toEqual([path, 200, true])
      expect(seen.headers['cache-control']).toBe('private, no-store')
      const refused = await site.ask(school, path)
      expect([path, refused.status, tells(path, refused)]).toEqual([path, 401, false])
    }
  })
})
