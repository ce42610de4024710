import { describe, expect, test } from 'vitest'
import { isTracking } from '#contract/tracking-names.ts'
import { knownCallSearch, knownPageSearch } from './known-query.ts'

const routes = [
  { id: 'root' },
  { id: 'routes/home', index: true },
  { id: 'routes/tickets', path: 'tickets' },
  { id: 'routes/roster', path: 'sports/:slug/roster/:season?' },
  { id: 'routes/embed', path: 'showcase/embed.aspx' },
  { id: 'routes/unknown', path: '*' },
]
const known = knownPageSearch(routes, {
  everywhere: { ssr: { forms: { 1: '1' }, others: null } },
  ofRoutes: {
    '/': ['sport'],
    '/sports/:slug/roster/:season?': ['view', 'text'],
    '/showcase/embed.aspx': ['id'],
    '/*': ['path'],
  },
})

describe('the query of a page', () => {
  test.each([
    ['nothing stays nothing', '/tickets', '', ''],
    ['a lone question mark is nothing', '/tickets', '?', ''],
    ['what the page does not read is dropped', '/tickets', '?x=1&sport=golf&cachebuster=2', ''],
    [
      'what it reads is kept, sorted by name',
      '/sports/golf/roster',
      '?view=table&x=1&text=a',
      '?text=a&view=table',
    ],
    ['the first of a name counts, as pages read it', '/sports/golf/roster', '?view=a&view=b', '?view=a'],
    ['paths are known in any case', '/Sports/Golf/Roster/2026/', '?view=table', '?view=table'],
    ['names and values keep their case', '/sports/golf/roster', '?text=Ann&TEXT=bob', '?text=Ann'],
    ['two spellings of one value are one', '/sports/golf/roster', '?text=a%20b', '?text=a+b'],
    ['a broken percent sign does no harm', '/sports/golf/roster', '?text=%E0%', '?text=%EF%BF%BD%25'],
    ['names of old pages are known in any case', '/showcase/embed.aspx', '?ID=7', '?id=7'],
    ['what any page reads is kept', '/tickets', '?ssr=1', '?ssr=1'],
    ['a value of it that means nothing is dropped', '/tickets', '?ssr=2', ''],
    ['where visitors came from is dropped', '/sports/golf/roster', '?utm_source=x&view=a', '?view=a'],
    ['an address that is no page may lead to any', '/tix', '?view=a&path=golf&x=1', '?path=golf&view=a'],
    ['the data of a page are read like the page', '/sports/golf/roster.data', '?view=a&x=1', '?view=a'],
    ['the data of the home page too', '/_.data', '?sport=golf&view=a', '?sport=golf'],
    [
      'routes that there are may be asked for',
      '/tickets.data',
      '?_routes=root%2Croutes%2Ftickets',
      '?_routes=root%2Croutes%2Ftickets',
    ],
    ['routes that there are not may not', '/tickets.data', '?_routes=routes%2Fmade-up', ''],
    ['a document is asked for whole', '/tickets', '?_routes=root', ''],
  ])('%s', (_rule, path, search, expected) => {
    expect(known(path, search)).toBe(expected)
  })

  test('where a visitor came from is kept for whoever wants to know', () => {
    expect(known('/tickets', '?x=1&utm_source=mail', isTracking)).toBe('?utm_source=mail')
  })
})

describe('the query of a call', () => {
  const knownOfCalls = knownCallSearch([
    ['/api/v2/Sports', []],
    ['/api/v2/Rosters/bySport/:slug', ['season']],
    ['/api/v2/promotions/:promotionName', []],
    ['/api/v2/promotions/counter', null],
  ])
  test.each([
    ['/api/v2/Sports', '?x=1&tenant=halcyon', ''],
    ['/api/v2/sports', '', ''],
    ['/api/v2/Rosters/bySport/golf', '?season=2026&x=1', '?season=2026'],
    ['/api/v2/Rosters/bySport/golf', '?season=2026&season=2025', '?season=2026&season=2025'],
    ['/api/v2/promotions/counter', '?adIds=1', null],
    ['/api/v2/LiveStats/stream', '', null],
  ])('%s with %j is %j', (path, search, expected) => {
    expect(knownOfCalls(path, search)).toBe(expected)
  })
})
