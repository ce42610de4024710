import { describe, expect, test } from 'vitest'
import { carriesTracking, pageGroup, pageKey, pageKeyOfUrl, tenantOfKey } from './page-key.ts'

const keepAll = (_path: string, search: string) => search

test.each([
  ['/store?utm_source=mail', true],
  ['/store?a=1&FBCLID=2', true],
  ['/store?utmost=1', false],
  ['/store?', false],
  ['/utm_source', false],
])('%s says where its visitor came from: %s', (url, expected) => {
  expect(carriesTracking(url)).toBe(expected)
})

describe('the key of a page', () => {
  const page = {
    tenant: 'halcyon',
    pathname: '/sports/football/roster',
    search: '',
    variant: 'html',
  } as const

  test('tells tenant, path, query and variant apart', () => {
    const keys = [
      pageKey(page),
      pageKey({ ...page, tenant: 'tamarack' }),
      pageKey({ ...page, pathname: '/sports/football/schedule' }),
      pageKey({ ...page, pathname: '/Sports/football/roster' }),
      pageKey({ ...page, search: '?season=2026' }),
      pageKey({ ...page, variant: 'data' }),
    ]
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each([
    ['a tenant that is no name', { ...page, tenant: 'halcyon html /x' }],
    ['an empty tenant', { ...page, tenant: '' }],
    ['a path with a query in it', { ...page, pathname: '/a?b' }],
    ['a path that does not start at the root', { ...page, pathname: 'a' }],
    ['an endless path', { ...page, pathname: `/${'a'.repeat(2000)}` }],
    ['an endless query', { ...page, search: `?q=${'a'.repeat(2000)}` }],
  ])('%s has none', (_case, address) => {
    expect(pageKey(address)).toBeNull()
  })

  test('tells its tenant', () => {
    expect(tenantOfKey('halcyon html /a')).toBe('halcyon')
  })
})

describe('the key of a request line', () => {
  test.each([
    ['/', 'halcyon html /'],
    ['/roster?a=2#top', 'halcyon html /roster?a=2'],
    ['/a/../roster', 'halcyon html /roster'],
    ['/roster.data?_routes=routes%2Froster', 'halcyon data /roster.data?_routes=routes%2Froster'],
    ['//evil.example/roster', 'halcyon html //evil.example/roster'],
    ['/%', 'halcyon html /%'],
    ['http://halcyon.example/roster', null],
    ['*', null],
    ['', null],
    [`/?${'a'.repeat(20_000)}`, null],
  ])('%s', (url, expected) => {
    expect(pageKeyOfUrl('halcyon', url, keepAll)).toBe(expected)
  })
})

describe('the group of a page', () => {
  test.each([
    ['/roster?season=2026'],
    ['/Roster'],
    ['/roster/'],
    ['//roster//'],
    ['/%72oster'],
    ['/ROSTER/?a=1'],
  ])('%s belongs with /roster', (url) => {
    const key = pageKeyOfUrl('halcyon', url, keepAll) ?? ''
    expect(pageGroup(key)).toBe(pageGroup('halcyon html /roster'))
  })

  test('differs between pages, tenants and variants', () => {
    const keys = [
      'halcyon html /a',
      'halcyon html /b',
      'tamarack html /a',
      'halcyon data /a',
      'halcyon html /%',
    ]
    expect(new Set(keys.map(pageGroup)).size).toBe(keys.length)
  })
})
