import { describe, expect, test } from 'vitest'
import { isSkipped, isSplashDue, splashCookie } from './splash-rules.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const splash = (given = {}) => ({
  id: 7,
  html: '<p>Wear blue.</p>',
  startDate: '2026-11-15T09:00:00Z',
  endDate: null,
  ...given,
})
const due = (given = {}, cookies = '') => isSplashDue(splash(given), { cookies, now })

describe('a splash is shown', () => {
  test.each([
    ['after its start', {}, true],
    ['at its start', { startDate: '2026-11-15T12:00:00Z' }, true],
    ['not before its start', { startDate: '2026-11-15T12:00:01Z' }, false],
    ['before its end', { endDate: '2026-11-16T00:00:00Z' }, true],
    ['at its end', { endDate: '2026-11-15T12:00:00Z' }, true],
    ['not after its end', { endDate: '2026-11-15T11:59:59Z' }, false],
    ['without html', { html: null }, true],
    ['not when its html holds the widget', { html: '<div data-widget="pop-up"></div>' }, false],
    ['when its html holds another', { html: '<div data-widget="ticker"></div>' }, true],
  ])('%s', (_, given, expected) => {
    expect(due(given)).toBe(expected)
  })

  test.each([
    ['viewport=md', true],
    ['splash-7=shown', false],
    ['viewport=md; splash-7=skip; alert-1=dismissed', false],
    ['splash-77=shown; my-splash-7=shown', true],
  ])('with the cookies "%s": %s', (cookies, expected) => {
    expect(due({}, cookies)).toBe(expected)
  })
})

describe('a splash is hidden', () => {
  test.each([
    ['for 5 minutes once it has been shown', 'shown', 'Sun, 15 Nov 2026 12:05:00 GMT'],
    ["for 4 hours by 'Continue to Home'", 'continue', 'Sun, 15 Nov 2026 16:00:00 GMT'],
    ["until the end of 2040 by 'Skip Permanently'", 'skip', 'Mon, 31 Dec 2040 23:59:59 GMT'],
  ] as const)('%s', (_, choice, expires) => {
    expect(splashCookie(7, choice, now)).toBe(`splash-7=${choice}; Expires=${expires}; Path=/; SameSite=Lax`)
  })

  test.each([
    ['splash-7=skip', true],
    ['splash-7=continue', false],
    ['', false],
  ])('for good by the cookies "%s": %s', (cookies, expected) => {
    expect(isSkipped(7, cookies)).toBe(expected)
  })
})
