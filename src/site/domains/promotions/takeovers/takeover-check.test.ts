import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const takeovers = vi.fn()
const splash = vi.fn()
const configuration = { takeoversEnabled: true }
const assign = vi.fn()

vi.mock('#site/page/browser/late-api.ts', () => ({
  lateApi: async () => ({ promotions: { takeovers, splash } }),
}))
vi.mock('#site/page/school/known-root.ts', () => ({ knownTenant: () => ({ configuration }) }))

const told = { textContent: '' }
const page = { cookie: '', getElementById: () => told }
const check = async (sportId: number, isShown = () => true) => {
  const { checkTakeovers } = await import('./takeover-check.ts')
  return checkTakeovers(sportId, isShown)
}

beforeEach(() => {
  vi.resetModules()
  page.cookie = ''
  told.textContent = ''
  configuration.takeoversEnabled = true
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { assign })
  takeovers.mockResolvedValue({ takeovers: [], config: { isConcurrent: true } })
  splash.mockResolvedValue(null)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const gameDay = { id: 1, title: null, type: 'GameDay', url: '/game-center/1', cookie: 'gameday-1' }

describe('Home and Sport Home', () => {
  test('ask for takeovers and splash once per sport', async () => {
    for (const sportId of [0, 3, 0, 3]) await check(sportId)
    expect(takeovers.mock.calls).toEqual([[{ sportId: 0 }], [{ sportId: 3 }]])
    expect(splash.mock.calls).toEqual([[{ sportId: 0 }], [{ sportId: 3 }]])
  })

  test('ask for nothing that the document has told', async () => {
    told.textContent = JSON.stringify({
      'promotions.takeovers {"sportId":0}': { takeovers: [], config: { isConcurrent: false } },
      'promotions.splash {"sportId":0}': null,
    })
    await check(0)
    expect([takeovers, splash].map(({ mock }) => mock.calls)).toEqual([[], []])
  })

  test('ask for no takeovers where a school has turned them off, and go on to the splash', async () => {
    configuration.takeoversEnabled = false
    await check(0)
    expect([takeovers.mock.calls, splash.mock.calls]).toEqual([[], [[{ sportId: 0 }]]])
  })

  test('send a visitor away, and then ask for no splash', async () => {
    takeovers.mockResolvedValue({ takeovers: [gameDay], config: { isConcurrent: true } })
    await check(0)
    expect(assign.mock.calls).toEqual([['/game-center/1']])
    expect(splash).not.toHaveBeenCalled()
  })

  test('send nobody away who has gone on, or who keeps no cookies and would be sent for ever', async () => {
    takeovers.mockResolvedValue({ takeovers: [gameDay], config: { isConcurrent: true } })
    await check(0, () => false)
    vi.stubGlobal(
      'document',
      Object.freeze({
        get cookie() {
          return ''
        },
        set cookie(_: string) {},
        getElementById: () => null,
      }),
    )
    await check(3)
    expect(assign).not.toHaveBeenCalled()
  })
})
