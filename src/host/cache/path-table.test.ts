import { expect, test } from 'vitest'
import { pageTest, pathTable } from './path-table.ts'

const patterns = [
  '/',
  '/sports/:slug',
  '/sports/:slug/roster/:season?',
  '/sports/:slug/roster/print/:season?',
  '/sports/:slug/roster.csv',
  '/sports/:slug/roster/:playerSlug/:id',
  '/sports/:year/:month/:day/:filename',
  '/honors/:slug?/:grouping?',
  '/honors/:slug/:inducteeSlug/:inducteeId',
  '/rss/podcasts.xml',
  '/rss/:slug.xml',
  '/documents/*',
]
const rowOf = pathTable(patterns.map((pattern) => [pattern, pattern] as const))
const rowOfAny = pathTable([...patterns, '/*'].map((pattern) => [pattern, pattern] as const))

test.each([
  ['/', '/'],
  ['/sports/football', '/sports/:slug'],
  ['/Sports/Football/', '/sports/:slug'],
  ['//sports//football', '/sports/:slug'],
  ['/sports/football/roster', '/sports/:slug/roster/:season?'],
  ['/sports/football/roster/2026', '/sports/:slug/roster/:season?'],
  ['/sports/football/roster/print', '/sports/:slug/roster/print/:season?'],
  ['/sports/football/roster/print/2026', '/sports/:slug/roster/print/:season?'],
  ['/sports/football/roster/ada-byrne/7', '/sports/:slug/roster/:playerSlug/:id'],
  ['/sports/football/roster.csv', '/sports/:slug/roster.csv'],
  ['/sports/2026/1/5/guide', '/sports/:year/:month/:day/:filename'],
  ['/honors', '/honors/:slug?/:grouping?'],
  ['/honors/hall-of-fame/sport', '/honors/:slug?/:grouping?'],
  ['/honors/hall-of-fame/ada-byrne/7', '/honors/:slug/:inducteeSlug/:inducteeId'],
  ['/rss/podcasts.xml', '/rss/podcasts.xml'],
  ['/rss/football.xml', '/rss/:slug.xml'],
  ['/documents/a/b.pdf', '/documents/*'],
])('%s is of %s', (path, row) => {
  expect([rowOf(path), rowOfAny(path)]).toEqual([row, row])
})

test.each(['/nowhere', '/sports', '/rss/football', '/a/b/c/d'])(
  '%s is of none, unless any will do',
  (path) => {
    expect([rowOf(path), rowOfAny(path)]).toEqual([undefined, '/*'])
  },
)

const isForm = pageTest(['/form/:id', '/hidden/form/:id', '/invitation'])

test.each([
  ['/form/2', true],
  ['/Form/2/', true],
  ['/form/2.data?_routes=x', true],
  ['/hidden/form/7?returnTo=%2F', true],
  ['/invitation?token=a', true],
  ['/news/../form/2', true],
  ['/%66orm/2', true],
  ['/form/a%2Fb', true],
  ['//form/2', true],
  ['/form/%', true],
  ['/news/form/2', false],
  ['/formation/2', false],
  ['/', false],
])('%s is a page of these rows: %s', (target, isListed) => {
  expect(isForm(target)).toBe(isListed)
})
