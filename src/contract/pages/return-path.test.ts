import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

describe('After signing in a visitor goes to', () => {
  test.each([
    ['/', '/'],
    ['/hidden/sports/football/roster', '/hidden/sports/football/roster'],
    ['/hidden/sports/football/roster?view=table#top', '/hidden/sports/football/roster?view=table#top'],
    ['/news/2026/5/4/a-story.aspx?path=a%20b', '/news/2026/5/4/a-story.aspx?path=a%20b'],
    ['/search?q=https://elsewhere.example/', '/search?q=https://elsewhere.example/'],
    ['/news/../roster', '/roster'],
    ['/apiary', '/apiary'],
    ['/login-history', '/login-history'],
  ])('%j: the page asked for', (text, path) => {
    expect(safeReturnPath(text)).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    'roster',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '///elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/\n/elsewhere.example/',
    '\t//elsewhere.example/',
    ' //elsewhere.example/',
    '/..//elsewhere.example/',
    '/.//elsewhere.example/',
    '/%2e//elsewhere.example/',
    '/a/..//elsewhere.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/a b',
    '/login',
    '/login?returnTo=/login',
    '/LOGIN/forgot',
    '/a/../login',
    '/invitation?token=x',
    '/api/auth/form/sign-out',
    `/${'a'.repeat(2001)}`,
  ])('%j: nowhere but the first page', (text) => {
    expect(safeReturnPath(text)).toBe('/')
  })

  test('or to the page that stands in for it', () => {
    expect(safeReturnPath('//elsewhere.example', '/account')).toBe('/account')
  })
})

test('whatever is given, a browser stays on this site, and a safe path stays what it is', () => {
  const own = 'https://school.example'
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '?',
    '#',
    'evil.example',
    'https:',
    'login',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
  )
  fc.assert(
    fc.property(text, (given) => {
      const path = safeReturnPath(given)
      expect(new URL(path, own).origin).toBe(own)
      expect(path.startsWith('/')).toBe(true)
      expect(path.startsWith('//')).toBe(false)
      expect(safeReturnPath(path)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})
