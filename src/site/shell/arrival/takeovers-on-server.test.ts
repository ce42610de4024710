import { describe, expect, test, vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import { takeoverPlace } from './takeover-place.ts'
import { takeOverOnServer } from './takeovers-on-server.ts'

const sports = [
  { id: 1, shortName: 'football', globalSportNameSlug: 'football' },
  { id: 2, shortName: 'mbball', globalSportNameSlug: 'mens-basketball' },
]

describe('takeovers stand before Home and Sport home', () => {
  test.each([
    ['/', 0],
    ['/sports/football', 1],
    ['/Sports/MBBall/', 2],
    ['/sports/chess', null],
    ['/sports/football/roster', null],
    ['/calendar', null],
  ])('before %s those of %s', (pathname, sportId) => {
    expect(takeoverPlace(pathname, sports)).toBe(sportId)
  })
})

describe('on the server a takeover is asked about before a redirect by rule', () => {
  const gameDay = { id: 7, title: null, type: 'GameDay', url: '/game-center/7', cookie: 'gameday-7' }
  const ask = async (
    path: string,
    {
      rule = { to: '/tickets', isPermanent: true } as { to: string; isPermanent: boolean } | null,
      cookies = '' as string | null,
      takeovers = [gameDay] as object[],
      takeoversEnabled = true,
      isInApp = false,
    } = {},
  ) => {
    const called = vi.fn(async () => ({ takeovers, config: { isConcurrent: false } }))
    const api = { sports: { list: async () => sports }, promotions: { takeovers: called } } as unknown as Api
    const url = new URL(`https://school.example${path}`)
    const visitor = { cookies, takeoversEnabled, now: 0 }
    const outcome = await takeOverOnServer({ url, api, isInApp, params: {} }, visitor, async () => rule)
    return { outcome, asked: called.mock.calls }
  }

  test('an unseen one wins, is remembered and is told to nobody else', async () => {
    for (const [path, sportId] of [
      ['/', 0],
      ['/sports/football', 1],
    ] as const) {
      const { outcome, asked } = await ask(path)
      expect(asked).toEqual([[{ sportId }]])
      expect(outcome).toMatchObject({
        to: '/game-center/7',
        leaves: true,
        isPermanent: false,
        perVisitor: true,
      })
      expect(outcome?.cookies?.[0]).toMatch(/^gameday-7=seen; .*Path=\//)
    }
  })

  test('a seen one leaves the redirect, which still depends on the visitor', async () => {
    const { outcome } = await ask('/', { cookies: 'viewport=md; gameday-7=seen' })
    expect(outcome).toEqual({ to: '/tickets', isPermanent: true, perVisitor: true })
  })

  test('what is made for everybody says that it has to be made for each', async () => {
    expect((await ask('/', { cookies: null })).outcome).toMatchObject({ to: '/tickets', perVisitor: true })
  })

  test.each([
    ['no rule redirects: the browser looks when the page has come', '/', { rule: null }],
    ['there is no takeover', '/', { takeovers: [] }],
    ['the school has turned them off', '/', { takeoversEnabled: false }],
    ['the browser has looked already', '/', { isInApp: true }],
    ['another page is asked for', '/calendar', {}],
    [
      'the rule only puts the name of the page right',
      '/sports/mbball',
      { rule: { to: '/sports/mens-basketball', isPermanent: true } },
    ],
  ])('nobody is taken over where %s', async (_, path, given) => {
    expect((await ask(path, given)).outcome).toBeNull()
  })

  test('one that leads back to where it stands sends nobody round for ever', async () => {
    const back = { ...gameDay, url: '/' }
    expect((await ask('/', { takeovers: [back] })).outcome).toMatchObject({ to: '/tickets' })
  })
})
