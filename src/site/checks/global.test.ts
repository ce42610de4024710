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

  test('an address that is none is asked nothing more', async () => {
    const redirectByRule = vi.fn()
    expect(await runGlobalChecks(visitOf('/%00'), redirectByRule)).toBe(invalid)
    expect(redirectByRule).not.toHaveBeenCalled()
  })

  test('the rules are given the visit with the parts of its address', async () => {
    const redirect = { to: '/elsewhere', isPermanent: true }
    const redirectByRule = vi.fn(async () => redirect)
    expect(
      await runGlobalChecks(visitOf('/sports/football/schedule/2025', { params: {} }), redirectByRule),
    ).toBe(redirect)
    expect(redirectByRule).toHaveBeenCalledWith(
      expect.objectContaining({ params: { globalSportNameSlug: 'football', seasonTitle: '2025' } }),
    )
  })
})
