import { expect, test } from 'vitest'
import { leavesSite, redirectPath } from './redirect-path.ts'

test.each([
  ['/Football', '/football'],
  ['/football/', '/football'],
  ['/football///', '/football'],
  ['/schedule.aspx?path=football', '/schedule.aspx'],
  ['/football#roster', '/football'],
  ['/', '/'],
  ['', '/'],
  ['/?utm=1', '/'],
])('%s is looked up as %s', (path, expected) => {
  expect(redirectPath(path)).toBe(expected)
})

test.each([
  ['https://tickets.example/halcyon', true],
  ['HTTP://tickets.example', true],
  ['//shop.example', true],
  ['/tickets', false],
  ['/go?to=https://tickets.example', false],
])('a redirect to %s leaves the site: %s', (location, expected) => {
  expect(leavesSite(location)).toBe(expected)
})
