import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insideAddress, outsideAddress, redirectPath } from './site-address.ts'

/** What tries to look like a path, or like the web, and is not. */
const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'mailto:somebody@evil.example',
  'evil.example',
  '',
  '/path\r\nset-cookie: a=b',
  '/./\\evil.example',
]

describe('an address inside the site is a path and nothing else', () => {
  test.each([
    ['/', '/'],
    ['/tickets', '/tickets'],
    ['/sports/football?view=grid#top', '/sports/football?view=grid#top'],
    ['/go?to=https://elsewhere.example', '/go?to=https://elsewhere.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/a/../b', '/b'],
    ['/caf\u00e9', '/caf%C3%A9'],
  ])('%s is %s', (text, expected) => {
    expect(insideAddress(text)).toBe(expected)
  })

  test.each([...hostile, 'https://evil.example', '/..//evil.example'])('%j is none', (text) => {
    expect(insideAddress(text)).toBeNull()
  })
})

describe('an address outside the site is one of the web', () => {
  test.each([
    ['https://tickets.example/halcyon', 'https://tickets.example/halcyon'],
    ['HTTP://tickets.example', 'http://tickets.example/'],
    ['//shop.example/a?b=1', 'https://shop.example/a?b=1'],
  ])('%s is %s', (text, expected) => {
    expect(outsideAddress(text)).toBe(expected)
  })

  test.each([
    ...hostile.filter((text) => text !== '//evil.example'),
    '/tickets',
    'https://school.example@evil.example',
    'https://name:secret@evil.example',
    'https:evil.example',
    'https://',
    'ftp://evil.example',
  ])('%j is none', (text) => {
    expect(outsideAddress(text)).toBeNull()
  })
})

describe('whatever is written, a browser reads an inside address as one of the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '%2f',
    '%5c',
    '..',
    '.',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\r\n',
    ' ',
    'javascript:',
    'https://',
    'a',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
  )

  test('and twice is once', () => {
    fc.assert(
      fc.property(text, (written) => {
        const inside = insideAddress(written)
        if (inside === null) return
        expect(new URL(inside, 'https://school.example').origin).toBe('https://school.example')
        expect(inside).toMatch(/^\/(?![/\\])[^\s\\]*$/)
        expect(insideAddress(inside)).toBe(inside)
      }),
      { numRuns: 2_000 },
    )
  })

  test('and an outside one as one of the web, without a name in it', () => {
    fc.assert(
      fc.property(text, (written) => {
        const outside = outsideAddress(written)
        if (outside === null) return
        const { protocol, username, password } = new URL(outside)
        expect(['http:', 'https:']).toContain(protocol)
        expect(username + password).toBe('')
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  ['/Football', '/football'],
  ['/football/', '/football'],
  ['//football///', '/football'],
  ['/schedule.aspx?path=football', '/schedule.aspx'],
  ['/football#roster', '/football'],
  ['/', '/'],
  ['', '/'],
  ['/?utm=1', '/'],
  ['/Game Day', '/game%20day'],
  ['/Game%20Day', '/game%20day'],
  ['/CAFÉ', '/caf%c3%a9'],
  ['/caf%C3%A9', '/caf%c3%a9'],
  ['/100% off', '/100%25%20off'],
  ['/100%25%20off', '/100%25%20off'],
])('the redirect of %s is looked up as %s', (path, expected) => {
  expect(redirectPath(path)).toBe(expected)
})
