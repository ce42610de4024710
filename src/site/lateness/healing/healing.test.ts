import { describe, expect, test } from 'vitest'
import { asksNow, checkInterval } from './build-watch.ts'
import { isGuarded } from './force-load.ts'
import { pageInNeed } from './missing-code.ts'

describe('a forced reload is guarded for 10 seconds', () => {
  test.each<[string | null, string, number, boolean, string]>([
    [null, '/calendar', 5000, false, 'nothing was loaded by force'],
    ['1000 /calendar', '/calendar', 10_999, true, 'a moment ago'],
    ['1000 /calendar', '/calendar', 11_000, false, 'ten seconds ago'],
    ['1000 /calendar', '/tickets', 2000, false, 'another page'],
    ['1000 /search?q=a b', '/search?q=a b', 2000, true, 'an address with a space'],
    ['nonsense', '/calendar', 2000, false, 'what somebody else has written there'],
  ])('%s, then %s at %d: %s (%s)', (noted, path, now, expected) => {
    expect(isGuarded(noted, path, now)).toBe(expected)
  })
})

describe('code that cannot be loaded', () => {
  const visit = { isOutdated: false, target: null, hasMoved: false }
  test('is ignored on first load', () => {
    expect(pageInNeed(visit, '/')).toBeNull()
  })
  test('reloads the target path during a navigation', () => {
    expect(pageInNeed({ ...visit, target: '/calendar' }, '/')).toBe('/calendar')
  })
  test('reloads the page that a navigation has led to', () => {
    expect(pageInNeed({ ...visit, hasMoved: true }, '/calendar?view=week')).toBe('/calendar?view=week')
  })
})

test('the outdated-build check interval is 3,600,000 ms', () => {
  expect(checkInterval).toBe(3_600_000)
})

describe('the latest build is asked for', () => {
  test.each<[number, boolean, Navigator['connection'], boolean, string]>([
    [checkInterval, true, undefined, true, 'after an hour'],
    [checkInterval - 1, true, undefined, false, 'not before'],
    [checkInterval, false, undefined, false, 'not while nobody looks'],
    [checkInterval, true, { saveData: true }, false, 'not where data is saved'],
    [checkInterval, true, { effectiveType: '2g' }, false, 'not over a slow connection'],
    [checkInterval, true, { effectiveType: '4g' }, true, 'over a fast one'],
  ])('%d, visible %s, %o: %s (%s)', (since, isVisible, connection, expected) => {
    expect(asksNow(since, isVisible, connection)).toBe(expected)
  })
})
