import { describe, expect, test, vi } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { invalid, runGlobalChecks, validate } from './global.ts'

describe('every navigation: validate, setup, takeovers, route-rule redirect', () => {
  test.each([
    ['/', true],
    ['/sports/caf%C3%A9', true],
    ['/sports/%2F', true],
    ['/sports/%00/roster', false],
    ['/a%0d%0aset-cookie', false],
    ['/a%7F', false],
    [`/${'a'.repeat(3_000)}`, false],
  ])('%s may be an address: %s', (pathname, expected) => {
    expect(validate({ pathname })).toBe(expected)
  })

  const nobodyTaken = async () => null

  test('an address that is none is asked nothing more', async () => {
    const steps = { takeOver: vi.fn(), redirectByRule: vi.fn() }
    expect(await runGlobalChecks(visitOf('/%00'), steps)).toBe(invalid)
    expect([steps.takeOver, steps.redirectByRule].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  test('a takeover comes before any redirect by rule, which then is not asked', async () => {
    const away = { to: '/game-center/7', isPermanent: false, leaves: true }
    const redirectByRule = vi.fn()
    expect(await runGlobalChecks(visitOf('/'), { takeOver: async () => away, redirectByRule })).toBe(away)
    expect(redirectByRule).not.toHaveBeenCalled()
  })

  test('the rules are given the visit with the parts of its address', async () => {
    const redirect = { to: '/elsewhere', isPermanent: true }
    const redirectByRule = vi.fn(async () => redirect)
    const visit = visitOf('/sports/football/schedule/2025', { params: {} })
    expect(await runGlobalChecks(visit, { takeOver: nobodyTaken, redirectByRule })).toBe(redirect)
    expect(redirectByRule).toHaveBeenCalledWith(
      expect.objectContaining({ params: { globalSportNameSlug: 'football', seasonTitle: '2025' } }),
    )
  })
})
