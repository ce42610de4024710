import { describe, expect, test } from 'vitest'
import type { Api } from '../api.ts'
import { createClient } from './client.ts'

/** A client of a server that gives these answers in turn, the last one for ever. */
function clientOf(...answers: (() => Response)[]) {
  const asked: { address: string; tenant: string | null }[] = []
  const logged: string[] = []
  const api = createClient({
    baseUrl: '',
    tenant: 'halcyon',
    log: (message) => logged.push(message),
    fetch: async (input, init) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)]
      asked.push({ address: String(input), tenant: new Headers(init?.headers).get('tenant') })
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  return { api, asked, logged }
}

const failing = () => new Response('{}', { status: 500 })
const noGames = { items: [], pageIndex: 0, totalItems: 0 }

describe('a call that fails is logged, and the page goes on with', () => {
  test.each<[string, (api: Api) => Promise<unknown>, unknown]>([
    ['an empty list of sports', (api) => api.sports.list(), []],
    ['no settings of the titles', (api) => api.settings.seo(), null],
    ['no settings of Google', (api) => api.settings.google(), null],
    ['no settings of the site', (api) => api.settings.site(), null],
    ['an empty scoreboard', (api) => api.games.scoreboard(), noGames],
    ['no upcoming events', (api) => api.games.upcoming(), noGames],
    ['an empty navigation', (api) => api.navigation.main(), []],
    ['an empty navigation of a sport', (api) => api.navigation.sub({ sportId: 1 }), []],
    ['no live stats', (api) => api.live.games(), null],
    ['no game center', (api) => api['game-center'].gallery({ gameId: 1 }), null],
    ['nothing in place of a promotion', (api) => api.promotions.byName({ promotionName: 'icons' }), null],
    ['no alerts', (api) => api.promotions.alerts(), []],
    ['no takeovers', (api) => api.promotions.takeovers(), { takeovers: [], config: { isConcurrent: false } }],
    ['no tracking tags', (api) => api.tracking.search(), []],
  ])('%s', async (_, call, expected) => {
    for (const { api, logged } of [clientOf(failing), clientOf()]) {
      const answer = await call(api)
      if (expected !== null && typeof expected === 'object' && !Array.isArray(expected))
        expect(answer).toMatchObject(expected)
      else expect(answer).toEqual(expected)
      expect(logged).toHaveLength(1)
      expect(logged[0]).toMatch(/^GET \/.+ failed$/)
    }
  })

  test('nothing where the page cannot be without it: the failure is the page’s', async () => {
    const { api } = clientOf(failing)
    await expect(api.games.schedule({ id: 1 })).rejects.toThrow()
  })
})

describe('GET requests are retried once', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('on status %d', async (status) => {
    const { api, asked } = clientOf(
      () => new Response('{}', { status }),
      () => Response.json([]),
    )
    await api.navigation.main()
    expect(asked).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 410, 501])('and not on status %d', async (status) => {
    const { api, asked } = clientOf(() => new Response('{}', { status }))
    await api.navigation.main()
    expect(asked).toHaveLength(1)
  })
})

test('every request carries a header named tenant with the configured site tenant', async () => {
  const { api, asked } = clientOf(() => Response.json([]))
  await api.navigation.sub({ sportId: 3 })
  expect(asked).toEqual([{ address: '/api/v2/navigation/sub?sportId=3', tenant: 'halcyon' }])
})

test('what is being asked already is not asked a second time, and later it is', async () => {
  let asked = 0
  const api = createClient({
    baseUrl: '',
    tenant: 'halcyon',
    log: () => {},
    fetch: () => {
      asked++
      return Promise.resolve(Response.json([]))
    },
  })
  const [first, second] = await Promise.all([
    api.settings.socialAccounts({ departmentOnly: true }),
    api.settings.socialAccounts({ departmentOnly: true }),
    api.settings.socialAccounts({ departmentOnly: false }),
  ])
  expect(asked).toBe(2)
  expect(second).toBe(first)
  await api.settings.socialAccounts({ departmentOnly: true })
  expect(asked).toBe(3)
})
