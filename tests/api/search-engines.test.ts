import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Roster } from '#contract/rosters.ts'
import type { SearchResults } from '#contract/search.ts'
import type { Sport } from '#contract/sports.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'

const apis: SeededApi[] = []

beforeAll(async () => {
  for (const engine of engines) apis.push(await openSeededApi(engine))
})
afterAll(async () => {
  for (const api of apis) await api.close()
})

const first = () => apis[0] as SeededApi
const address = (query: Record<string, string>) => `/api/v2/search?${new URLSearchParams(query)}`
const search = async (query: Record<string, string>, tenant = 'halcyon') =>
  (await first().get(address(query), tenant)).json<SearchResults>()
const names = ({ items }: SearchResults) => items.map(({ title }) => title.map(({ text }) => text).join(''))

/** A query, and whether it finds anything. */
const queries: [Record<string, string>, boolean][] = [
  [{ q: 'football' }, true],
  [{ q: 'FOOTBALL', $pageIndex: '2', $pageSize: '25' }, true],
  [{ q: 'fotball' }, true],
  [{ q: 'fotball', kind: 'game', $pageSize: '100' }, true],
  [{ q: 'kingfihser' }, true],
  [{ q: 'kingfi' }, true],
  [{ q: 'vollyball' }, true],
  [{ q: 'basketbal' }, true],
  [{ q: "women's soccer" }, true],
  [{ q: 'womens socer' }, true],
  [{ q: '"hall of fame"' }, true],
  [{ q: 'fámé' }, true],
  [{ q: 'stadium', kind: 'facility' }, true],
  [{ q: 'parking', kind: 'document' }, true],
  [{ q: 'head coach', kind: 'person', $pageSize: '50' }, true],
  [{ q: 'recruit', kind: 'story' }, true],
  [{ q: 'wins', kind: 'story', $pageIndex: '1' }, true],
  [{ q: 'running' }, true],
  [{ q: '2026' }, true],
  [{ q: 'the of and' }, true],
  [{ q: 'football wrestling softball' }, true],
  [{ q: "'; drop table search_entries; --" }, true],
  [{ q: '100% & (x|y) <-> !z:*' }, true],
  [{ q: "rock 'n' roll \\ %_" }, true],
  [{ q: '☃!?' }, false],
  [{ q: 'qqqqzzzzqqqq' }, false],
  [{ q: 'x'.repeat(100) }, false],
  [{ q: 'a b c d e f g h i j k l m n o p' }, true],
]

test.each(queries)('%j has the same answer on every engine', async (query, isFound) => {
  for (const tenant of ['halcyon', 'tamarack']) {
    const [answer, ...others] = await Promise.all(apis.map((api) => api.get(address(query), tenant)))
    expect(answer?.statusCode).toBe(200)
    for (const other of others) expect(other.json()).toEqual(answer?.json())
  }
  const found = await search(query)
  expect([query.q, found.total > 0]).toEqual([query.q, isFound])
})

test.each([
  ['fotball', 'football'],
  ['kingfihser', 'kingfisher'],
  ['vollyball', 'volleyball'],
  ['womens socer', 'womens soccer'],
  ['football', null],
  ['kingfi', null],
])('%s is corrected to %s', async (q, suggestion) => {
  expect((await search({ q })).suggestion).toBe(suggestion)
})

test.each(['halcyon', 'tamarack'])(
  'the people of %s are found by name, at the address their roster gives',
  async (tenant) => {
    const sports = (await first().get('/api/v2/Sports', tenant)).json<Sport[]>()
    const slug = sports.find(({ rosterId }) => rosterId)?.globalSportNameSlug
    const { players } = (await first().get(`/api/v2/Rosters/bySport/${slug}`, tenant)).json<Roster>()
    expect(players.length).toBeGreaterThan(5)
    for (const { firstName, lastName, url } of players.slice(0, 10)) {
      for (const api of apis) {
        const results = (
          await api.get(address({ q: `${firstName} ${lastName}`, kind: 'person' }), tenant)
        ).json<SearchResults>()
        expect(results.items.map((item) => item.url)).toContain(url)
      }
    }
  },
)

test('every result of a kind has the address that its own list gives', async () => {
  const { items: stories } = (await first().get('/api/v2/Stories?$pageSize=5', 'halcyon')).json<{
    items: { title: string; url: string }[]
  }>()
  const { items: facilities } = (await first().get('/api/v2/Facilities', 'halcyon')).json<{
    items: { title: string; pageUrl: string }[]
  }>()
  const { departments } = (await first().get('/api/v2/Staff', 'halcyon')).json<{
    departments: { sport: unknown; members: { firstName: string; lastName: string; url: string }[] }[]
  }>()
  const { items: players } = (await first().get('/api/v2/Rosters/historical?decade=1980', 'halcyon')).json<{
    items: { firstName: string; lastName: string; sport: { globalSportNameSlug: string } }[]
  }>()
  const { items: allAmericans } = (await first().get('/api/v2/all-americans', 'halcyon')).json<{
    items: { firstName: string; lastName: string; url: string }[]
  }>()
  const { groups } = (await first().get('/api/v2/honors/hall-of-fame', 'halcyon')).json<{
    groups: { inductees: { firstName: string; lastName: string; url: string }[] }[]
  }>()
  const past = [
    ...allAmericans,
    ...groups.flatMap(({ inductees }) => inductees),
    ...players.map(({ firstName, lastName, sport }) => ({
      firstName,
      lastName,
      url: `/sports/${sport.globalSportNameSlug}/historical-roster?text=${firstName}+${lastName}`,
    })),
  ]
  const office = departments.filter(({ sport }) => !sport).flatMap(({ members }) => members)
  const expected = [
    ...stories.map(({ title, url }) => ({ kind: 'story', q: title, url })),
    ...facilities.map(({ title, pageUrl }) => ({ kind: 'facility', q: title, url: pageUrl })),
    ...[...office.slice(0, 3), ...past].map(({ firstName, lastName, url }) => ({
      kind: 'person',
      q: `${firstName} ${lastName}`,
      url,
    })),
  ]
  expect(expected.length).toBeGreaterThan(30)
  for (const { kind, q, url } of expected) {
    const { items } = await search({ q: q.slice(0, 100), kind, $pageSize: '50' })
    expect([q, items.map((item) => item.url)]).toEqual([q, expect.arrayContaining([url])])
  }
})

test.each(['mi', 'football sch', 'har', 'the', '2026', 'sta', "o'd"])(
  'what is offered for %j is the same on every engine',
  async (q) => {
    for (const tenant of ['halcyon', 'tamarack']) {
      const path = `/api/v2/search/suggest?${new URLSearchParams({ q })}`
      const [answer, ...others] = await Promise.all(apis.map((api) => api.get(path, tenant)))
      expect(answer?.statusCode).toBe(200)
      for (const other of others) expect(other.json()).toEqual(answer?.json())
    }
  },
)

test('a sport comes first when it is asked for by its name', async () => {
  expect(names(await search({ q: 'football' }))[0]).toBe('Football')
  expect((await search({ q: "women's soccer" })).items[0]).toMatchObject({
    kind: 'sport',
    url: expect.stringMatching(/^\/sports\//),
  })
})

test("one school's nickname finds nothing of the other's", async () => {
  expect(names(await search({ q: 'kingfishers' }))).not.toEqual([])
  expect((await search({ q: 'kingfishers' }, 'tamarack')).items.map(({ url }) => url)).not.toContain(
    (await search({ q: 'kingfishers' })).items[0]?.url,
  )
})

test.each([
  '',
  '?q=',
  '?q=%20%20',
  '?q=%09',
  `?q=${'x'.repeat(101)}`,
  '?q=a&kind=players',
  '?q=a&$pageSize=101',
  '?q=a&$pageIndex=-1',
])('/search%s is refused', async (query) => {
  const answer = await first().get(`/api/v2/search${query}`, 'halcyon')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    400,
    expect.stringContaining('problem+json'),
  ])
})

test('words and trigrams are read from their indexes, by the role that visitors have', async () => {
  for (const { services } of apis) {
    const plan = await services.scope.read('halcyon', async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const words = await tx.execute(
        sql`explain select id from search_index where tsv @@ '''football'''::tsquery`,
      )
      const trigrams = await tx.execute(
        sql`explain select id from search_index where title_words %> 'kingfihser'`,
      )
      const typed = await tx.execute(
        sql`explain select id from search_index where tsv @@ '(''foot'':*AB)'::tsquery`,
      )
      return JSON.stringify(
        [words, typed, trigrams].map((result) => (result as unknown as { rows: unknown[] }).rows),
      )
    })
    expect(plan).toMatch(
      /Index Scan on search_entries_tsv.*@@.*Index Scan on search_entries_tsv.*foot.*Index Scan on search_entries_title/,
    )
  }
})
