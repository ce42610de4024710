import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInNeeded } from '#contract/shapes/problem.ts'
import { type Answers, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadSplash } from './load-splash.ts'

const splash = {
  data: { id: 7, title: 'Senior Day', picture: { images: [{ url: '/day.webp', alt: 'A day' }] } },
}
const open = (promotions: Answers['promotions'], door: 'public' | 'hidden' = 'public', splashId = '7') => {
  const args = loading(`/splash/${splashId}`, { splashId }, { promotions })
  return { page: loadSplash(args, door), api: args.api }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the page of a splash', () => {
  test('is asked for by its id, whatever the sport, and stays out of search engines', async () => {
    const { page, api } = open({ splash })
    expect(await page).toMatchObject({
      head: { canonical: '/splash/7', isHidden: true, contentId: 7, image: '/day.webp' },
      splash: { title: 'Senior Day' },
    })
    expect(api.promotions.splash).toHaveBeenCalledExactlyOnceWith({ sportId: 0, splashId: 7 })
  })

  test('of the office is asked for as such, past every cache', async () => {
    const { page, api } = open({ hiddenSplash: splash }, 'hidden')
    expect((await page).splash.id).toBe(7)
    expect(api.promotions.hiddenSplash).toHaveBeenCalledExactlyOnceWith({
      sportId: 0,
      splashId: 7,
      t: expect.stringMatching(/^\d+$/) as string,
    })
    expect(await refusalOf(open({ hiddenSplash: signInNeeded() }, 'hidden').page)).toEqual([
      401,
      'Sign in to see this.',
    ])
  })

  test.each([
    ['nothing', { splash: null }, '7'],
    ['no splash', { splash: { data: null } }, '7'],
    ['an id that is none', { splash }, 'seven'],
  ])('leads to Home with %s', async (_, promotions, splashId) => {
    expect(await refusalOf(open(promotions, 'public', splashId).page)).toEqual([302, '/'])
  })

  test("leads to Home where it cannot be had, and logs 'Failed to fetch splash page content'", async () => {
    const failed = { hiddenSplash: new Error('down') }
    expect(await refusalOf(open(failed, 'hidden').page)).toEqual([302, '/'])
    expect(console.warn).toHaveBeenCalledWith('Failed to fetch splash page content', failed.hiddenSplash)
  })
})
