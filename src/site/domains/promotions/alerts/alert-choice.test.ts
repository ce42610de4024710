import { describe, expect, test } from 'vitest'
import { dismissalCookie, shownAlerts } from './alert-choice.ts'

const alert = (id: number, given = {}) => ({ id, enabled: true, showOnWeb: true, endDate: null, ...given })
const now = Date.parse('2026-11-14T12:00:00Z')
const shown = (alerts: ReturnType<typeof alert>[], cookies = '', max = 1) =>
  shownAlerts(alerts, { cookies, now, max })

describe('the alerts a visitor sees', () => {
  test.each([
    ['enabled and on the web', alert(1), [1]],
    ['switched off', alert(1, { enabled: false }), []],
    ['not for the web', alert(1, { showOnWeb: false }), []],
    ['at its end', alert(1, { endDate: '2026-11-14T12:00:00Z' }), [1]],
    ['past its end', alert(1, { endDate: '2026-11-14T11:59:59Z' }), []],
  ])('%s', (_, given, expected) => {
    expect(shown([given])).toEqual(expected)
  })

  test('are sorted newest id first, and no more than the maximum', () => {
    const three = [alert(2), alert(10), alert(4)]
    expect(shown(three)).toEqual([10])
    expect(shown(three, '', 2)).toEqual([10, 4])
  })

  test.each([
    ['viewport=md', [9]],
    ['alert-9=dismissed', [4]],
    ['viewport=md; alert-9=dismissed; alert-4=dismissed', []],
    ['my-alert-9=x; alert-90=dismissed', [9]],
  ])('with the cookies "%s" are %j', (cookies, expected) => {
    expect(shown([alert(9), alert(4)], cookies)).toEqual(expected)
  })

  test('a dismissal lasts 12 hours, for the whole site', () => {
    expect(dismissalCookie(4)).toBe('alert-4=dismissed; Max-Age=43200; Path=/; SameSite=Lax')
  })
})
