import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Splash } from '#contract/promotions.ts'
import { SplashStore } from './splash-store.ts'

const splash = { id: 7, title: 'Blue Out' } as Splash

afterEach(() => vi.restoreAllMocks())

describe('the splash pages of a visit', () => {
  test.each([
    ['content', { data: splash }, splash],
    ['that there is none', null, null],
  ])('are fetched if not cached: %s is asked for once', async (_, answer, expected) => {
    const ask = vi.fn(() => Promise.resolve(answer))
    const store = new SplashStore(ask)
    expect(await store.page({ sportId: 0 })).toBe(expected)
    expect(await store.page({ sportId: 0 })).toBe(expected)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('are cached by what was requested', async () => {
    const ask = vi.fn(() => Promise.resolve(null))
    const store = new SplashStore(ask)
    for (const request of [{ sportId: 0 }, { sportId: 3 }, { sportId: 0, splashId: 3 }])
      await store.page(request)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('say while they are loading', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const store = new SplashStore(() => promise)
    const asked = store.page({ sportId: 0 })
    expect(store.isLoading).toBe(true)
    resolve(null)
    await asked
    expect(store.isLoading).toBe(false)
  })

  test('keep the words of a failure until it is asked again', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    const ask = vi.fn<() => Promise<{ data: Splash }>>().mockRejectedValueOnce(new Error('down'))
    const store = new SplashStore(ask.mockResolvedValue({ data: splash }))
    expect(await store.page({ sportId: 0 })).toBeNull()
    expect([store.error, store.isLoading]).toEqual(['Failed to fetch splash page content', false])
    expect(log).toHaveBeenCalledOnce()
    expect(await store.page({ sportId: 0 })).toBe(splash)
    expect(store.error).toBeNull()
  })
})
