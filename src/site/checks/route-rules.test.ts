import { describe, expect, test } from 'vitest'
import { routeRule } from './route-rules.ts'

const at = (address: string, rules?: Parameters<typeof routeRule>[1]) =>
  routeRule(new URL(address, 'https://school.example'), rules)

describe('the old spellings redirect to the new addresses', () => {
  test.each([
    ['/historicalroster', '/historical-roster'],
    ['/HistoricalRoster/', '/historical-roster'],
    ['/historicalroster?letter=B&decade=1990', '/historical-roster?letter=B&decade=1990'],
    ['/sports/football/historicalroster', '/sports/football/historical-roster'],
    ['/sports/mbball/historicalroster?text=vance', '/sports/mbball/historical-roster?text=vance'],
    ['/otd', '/on-this-day'],
    ['/otd?month=2&day=29', '/on-this-day?month=2&day=29'],
  ])('%s is at %s', (old, to) => {
    expect(at(old)).toEqual({ to, isPermanent: true })
  })

  test.each([
    '/',
    '/historical-roster',
    '/historicalroster/football',
    '/sports/football/historical-roster',
    '/sports/historicalroster',
    '/on-this-day',
    '/otd/today',
  ])('%s is no old address', (address) => {
    expect(at(address)).toBeNull()
  })
})

test.each([
  ['https://shop.example/', 'https://shop.example/', true],
  ['//shop.example/a', 'https://shop.example/a', true],
  ['/shop', '/shop', undefined],
])(
  'a route-rule redirect to %s goes to %s, leaving the app by a full page load: %s',
  (redirect, to, leaves) => {
    expect(at('/store', { '/store': { redirect } })).toEqual({
      to,
      isPermanent: true,
      ...(leaves ? { leaves } : {}),
    })
  },
)

test('a part of the path never becomes a host', () => {
  expect(at('/a/%2Fevil.example', { '/a/:b': { redirect: '/:b' } })).toEqual({
    to: '/%2Fevil.example',
    isPermanent: true,
  })
  expect(at('/a/x', { '/a/:b': { redirect: '//:b' } })).toBeNull()
})
