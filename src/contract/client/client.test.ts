import { describe, expect, test } from 'vitest'
import type { Api } from '../api.ts'
import { createClient } from './client.ts'

/** A client of a server that gives these answers in turn, the last one for ever. */
function clientOf(...answers: (() => Response)[]) {
  const asked: { address: string; tenant: string | null }[] = []
  const sent: { method: string | undefined; type: string | null; body: unknown }[] = []
  const logged: string[] = []
  const api = createClient({
    baseUrl: '',
    tenant: 'halcyon',
    log: (message) => logged.push(message),
    fetch: async (input, init) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)]
      const headers = new Headers(init?.headers)
      asked.push({ address: String(input), tenant: headers.get('tenant') })
      sent.push({ method: init?.method, type: headers.get('content-type'), body: init?.body })
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  return { api, asked, sent, logged }
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

test('a key for a submission is asked for by everybody who needs one', async () => {
  const { api, asked } = clientOf(() => Response.json({ key: crypto.randomUUID(), startedAt: 'now' }))
  const starts = await Promise.all([
    api.submissions.begin({ formId: 2 }),
    api.submissions.begin({ formId: 2 }),
  ])
  expect(asked).toHaveLength(2)
  expect(starts[0].key).not.toBe(starts[1].key)
})

describe('what is sent', () => {
  const submission = {
    formId: 7,
    body: { key: '6b1f5b9e-0000-4000-8000-000000000000', startedAt: '1.signed', values: {} },
  }
  const taken = () => Response.json({ status: 'received', reference: 'ABCDEFGH2345', redirect: null })

  test('goes with its method, its address and its body', async () => {
    const { api, asked, sent } = clientOf(taken)
    expect(await api.submissions.submit(submission)).toMatchObject({ reference: 'ABCDEFGH2345' })
    expect(asked).toEqual([{ address: '/api/v2/forms/7/submissions', tenant: 'halcyon' }])
    expect(sent).toEqual([
      { method: 'POST', type: 'application/json', body: JSON.stringify(submission.body) },
    ])
  })

  test('is sent again where sending it twice does it once', async () => {
    const { api, asked } = clientOf(() => new Response('{}', { status: 503 }), taken)
    await api.submissions.submit(submission)
    expect(asked).toHaveLength(2)
  })

  test.each([409, 422, 429, 500])(
    'is not sent again for status %d, which says what is wrong',
    async (status) => {
      const { api, asked } = clientOf(() => new Response('{}', { status }))
      await expect(api.submissions.submit(submission)).rejects.toMatchObject({ status })
      expect(asked).toHaveLength(1)
    },
  )

  test('is sent once where sending it twice would do it twice', async () => {
    const { api, asked } = clientOf(() => new Response('{}', { status: 503 }))
    await expect(api.subscriptions.request({ body: { email: 'a@b.example' } })).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  test('twice at once is sent twice', async () => {
    const { api, asked } = clientOf(taken)
    await Promise.all([api.submissions.submit(submission), api.submissions.submit(submission)])
    expect(asked).toHaveLength(2)
  })
})
