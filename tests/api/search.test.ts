import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchItem, SearchQuery, SearchResults, TextSegment } from '#contract/search.ts'
import { galleries, publications } from '#server/db/schema/media.ts'
import { navigationItems } from '#server/db/schema/navigation.ts'
import { documents, sportFiles, stories } from '#server/db/schema/news.ts'
import { players, rosterPlayers } from '#server/db/schema/rosters.ts'
import { searchIndex } from '#server/db/schema/search.ts'
import { facilities, seasons, sports } from '#server/db/schema/sports.ts'
import { departments, staffMembers, teamStaff } from '#server/db/schema/staff.ts'
import { find } from '#server/domains/search/search.service.ts'
import { indexContent, rebuildSearch } from '#server/domains/search/search-index.service.ts'
import { suggest } from '#server/domains/search/suggest.service.ts'
import { openServices, type Services } from '#server/open.ts'
import { createSchool, tenantNamed } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const now = new Date('2026-11-15T12:00:00Z')
const publishAt = new Date('2026-11-01T12:00:00Z')
const tomorrow = new Date('2026-11-16T12:00:00Z')

const story = (
  id: number,
  title: string,
  more: Partial<typeof stories.$inferInsert> = {},
): typeof stories.$inferInsert => ({
  id,
  sportId: 1,
  title,
  slug: `story-${id}`,
  teaser: 'A teaser.',
  type: 'news',
  content: '<p>Plain words.</p>',
  publishAt,
  publishedOn: '2026-11-01',
  ...more,
})
const paper = {
  contentType: 'application/pdf',
  storagePath: 'x',
  sizeBytes: 1,
  publishAt,
  publishedOn: '2026-11-01',
}
const marked = (segments: TextSegment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const named = ({ kind, id }: SearchItem) => `${kind} ${id}`

async function fill(services: Services, key: string): Promise<void> {
  await createSchool(services, key)
  await services.scope.write(key, async (tx) => {
    await tx.insert(sports).values({
      id: 9,
      title: 'General',
      shortname: 'general',
      abbreviation: 'GEN',
      globalSportId: 0,
      globalSportShortname: 'general',
      globalSportNameSlug: 'general',
      nonSport: true,
    })
    await tx.insert(seasons).values([
      { id: 2, sportId: 1, title: '2025', startsOn: '2025-08-01', endsOn: '2025-12-31' },
      {
        id: 3,
        sportId: 1,
        title: '2027',
        startsOn: '2027-08-01',
        endsOn: '2027-12-31',
        isRosterHidden: true,
      },
    ])
    await tx.insert(players).values([
      {
        id: 2,
        firstName: 'José',
        lastName: 'Muñoz',
        slug: 'jose-munoz',
        hometown: 'Larkspur, OR',
        bio: '<p>He reads <b>maps</b>.</p>',
      },
      { id: 3, firstName: 'Secret', lastName: 'Recruit', slug: 'secret-recruit' },
    ])
    await tx.insert(rosterPlayers).values([
      { id: 2, seasonId: 2, playerId: 2, academicYear: 'Junior' },
      { id: 3, seasonId: 1, playerId: 2, academicYear: 'Senior', positionTitle: 'Quarterback' },
      { id: 4, seasonId: 3, playerId: 3, academicYear: 'Freshman' },
    ])
    await tx.insert(departments).values({ id: 1, title: 'Football', slug: 'football-department' })
    await tx.insert(staffMembers).values([
      {
        id: 2,
        firstName: 'Odile',
        lastName: "O'Dell",
        slug: 'odile-odell',
        title: 'Head Coach',
        departmentId: 1,
      },
      {
        id: 3,
        firstName: 'Wim',
        lastName: 'Larkspur',
        slug: 'wim-larkspur',
        title: 'Archivist',
        departmentId: 1,
      },
    ])
    await tx
      .insert(teamStaff)
      .values({ id: 1, seasonId: 1, staffMemberId: 2, kind: 'coach', title: 'Head Coach' })
    await tx.insert(facilities).values({
      id: 1,
      title: 'Larkspur Stadium',
      slug: 'larkspur-stadium',
      location: 'Port',
      description: '<p>Home of the Kingfishers.</p>',
    })
    await tx.insert(documents).values([
      { ...paper, id: 1, path: 'guide.pdf', title: 'Parking Guide' },
      { ...paper, id: 2, path: 'h.pdf', title: 'Parking Payroll', hidden: true },
      { ...paper, id: 3, path: 'p.pdf', title: 'Parking Passwords', isProtected: true },
    ])
    await tx.insert(sportFiles).values([
      {
        id: 1,
        sportId: 1,
        title: 'Camp Guide',
        filename: 'camps',
        content: '<p>Bring water.</p>',
        publishAt,
        publishedOn: '2026-11-01',
      },
      {
        id: 2,
        sportId: 1,
        title: 'Camp Prices',
        filename: 'prices',
        content: '',
        isProtected: true,
        publishAt,
        publishedOn: '2026-11-01',
      },
    ])
    await tx.insert(galleries).values([
      {
        id: 1,
        sportId: 1,
        title: 'Kelpforest Night',
        slug: 'kelpforest-night',
        images: [{ url: '/files/x.svg', alt: '', caption: 'Lanterns on the pier', credit: null }],
        publishAt,
        publishedOn: '2026-11-01',
      },
      {
        id: 2,
        title: 'Kelpforest Secrets',
        slug: 'kelpforest-secrets',
        publishAt: tomorrow,
        publishedOn: '2026-11-16',
      },
    ])
    await tx.insert(publications).values({
      id: 1,
      title: 'Barnacle Guide',
      slug: 'barnacle-guide',
      type: 'media-guide',
      pageCount: 8,
      publishAt,
      publishedOn: '2026-11-01',
    })
    await tx.insert(stories).values([
      story(1, 'Kingfishers Win Again'),
      story(2, 'An Old Kingfisher Day', { publishAt: new Date('2019-11-01'), publishedOn: '2019-11-01' }),
      story(3, 'Kingfisher Scandal', { hidden: true }),
      story(4, 'Kingfisher Tomorrow', { publishAt: tomorrow, publishedOn: '2026-11-16' }),
      story(5, 'A Quiet Week', {
        content: `<p>${'Nothing of note happened here. '.repeat(20)}The Kingfishers rested &amp; ate.</p>`,
      }),
      story(6, `Only ${key} knows zanzibar`),
      story(7, 'Told Elsewhere', { externalUrl: 'https://paper.example/told' }),
      story(8, '<script>alert("x")</script> & co'),
    ])
    await tx.insert(navigationItems).values([
      { menu: 'main', title: 'Staff Directory', url: '/staff-directory' },
      { menu: 'main', title: 'Give', url: 'https://give.example' },
      { menu: 'main', title: 'Recruits', isSeparator: true },
      { menu: 'sport', sportId: 1, title: 'Roster', url: '/sports/football/roster' },
      { menu: 'sport', title: 'Schedule', url: '/sports/{slug}/schedule' },
    ])
    await rebuildSearch({ tx })
  })
}

describe.each(engines)('search on $name', (engine) => {
  let database: TestDatabase
  let services: Services

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    for (const key of ['east', 'west']) await fill(services, key)
  })
  afterAll(async () => {
    await services.close()
    await database.dispose()
  })

  const ask = (q: string, more: Partial<SearchQuery> = {}, at = now, key = 'east'): Promise<SearchResults> =>
    services.scope.read(key, (tx) => find({ tx, tenant: tenantNamed(key), now: at }, { q, ...more }))
  const titles = async (q: string, more?: Partial<SearchQuery>) =>
    (await ask(q, more)).items.map(({ title }) => title.map(({ text }) => text).join(''))

  test.each([
    ['football', 'sport 1', '/sports/football'],
    ['munoz', 'person 2', '/sports/football/roster/jose-munoz/3'],
    ["o'dell", 'person 2', '/sports/football/roster/coaches/odile-odell/2'],
    ['wim', 'person 3', '/staff-directory/wim-larkspur/3'],
    ['stadium', 'facility 1', '/facilities/larkspur-stadium/1'],
    ['visitors', 'game 1', '/game-center/1'],
    ['"kingfishers win"', 'story 1', '/news/2026/11/1/story-1'],
    ['elsewhere', 'story 7', 'https://paper.example/told'],
    ['parking', 'document 1', '/documents/guide.pdf'],
    ['camp', 'document 1', '/sports/2026/11/1/camps'],
    ['kelpforest', 'gallery 1', '/galleries/kelpforest-night/1'],
    ['lanterns pier', 'gallery 1', '/galleries/kelpforest-night/1'],
    ['barnacle', 'publication 1', '/publications/barnacle-guide'],
  ])('%s leads to %s at its own address', async (q, name, url) => {
    const [item] = (await ask(q)).items
    expect(item && [named(item), item.url]).toEqual([name, url])
  })

  test.each(['Muñoz', 'MUNOZ', 'munoz', 'mun͂oz', 'José munoz', '"jose muñoz"'])(
    '%s finds a name whatever its accents',
    async (q) => {
      const { items, suggestion } = await ask(q, { kind: 'person' })
      expect([items.map(({ title }) => marked(title).replace(/[[\]]/g, '')), suggestion]).toEqual([
        ['José Muñoz'],
        null,
      ])
    },
  )

  test.each([
    ['kingfihser', 'kingfisher'],
    ['fotball', 'football'],
    ['munzo', 'munoz'],
    ['larksper stadum', 'larkspur stadium'],
    ['stadium qqqqq', 'stadium'],
    ['kelpforrest', 'kelpforest'],
    ['barnakle guide', 'barnacle guide'],
  ])('%s is taken for %s', async (typed, meant) => {
    const corrected = await ask(typed)
    expect([corrected.q, corrected.suggestion, corrected.total > 0]).toEqual([typed, meant, true])
    expect(corrected.items).toEqual((await ask(meant)).items)
  })

  test('the beginning of a word finds it', async () => {
    expect(await titles('quarterb')).toEqual(['José Muñoz'])
  })

  test('words that nowhere stand together find what has one of them', async () => {
    expect(await titles('stadium payments visitors')).toEqual(
      expect.arrayContaining(['Larkspur Stadium', 'Football vs Visitors']),
    )
  })

  test.each(['scandal', 'payroll', 'passwords', 'prices', 'recruit', 'General'])(
    '%s is hidden, protected or no page, and never found',
    async (q) => {
      const { items, suggestion } = await ask(q)
      expect(
        items.map(({ url }) => url).filter((url) => /h\.pdf|p\.pdf|prices|secret|story-3|general/.test(url)),
      ).toEqual([])
      expect(suggestion).not.toBe(q)
    },
  )

  test('a story is found from the moment it is published', async () => {
    expect(await titles('tomorrow')).toEqual([])
    expect((await ask('tomorrow', {}, tomorrow)).items.map(named)).toEqual(['story 4'])
  })

  test('nor is a word of what is still to come offered as the right spelling', async () => {
    expect((await ask('kelpforest secretz')).suggestion).toBe('kelpforest')
    expect((await ask('secretz', {}, tomorrow)).suggestion).toBe('secrets')
  })

  test('results are narrowed to a sport, with their counts', async () => {
    const all = await ask('kingfishers')
    const ofSport = await ask('kingfishers', { sportId: 1 })
    expect(ofSport.items.map(({ sport }) => sport?.id)).toEqual(ofSport.items.map(() => 1))
    expect([ofSport.total, ofSport.total < all.total]).toEqual([
      all.items.filter(({ sport }) => sport?.id === 1).length,
      true,
    ])
    expect(await ask('kingfishers', { sportId: 9 })).toMatchObject({ total: 0, items: [], suggestion: null })
    expect((await ask('kingfishers', { sportId: 0 })).total).toBe(all.total)
  })

  test("another school's content is never found, nor offered", async () => {
    expect(await titles('zanzibar')).toEqual(['Only east knows zanzibar'])
    expect((await ask('only west knows zanzibar')).items.map(({ url }) => url)).toEqual([
      '/news/2026/11/1/story-6',
    ])
    expect((await ask('of-west')).suggestion ?? '').not.toContain('west')
    const read = (key: string) =>
      services.scope.read(key, (tx) => tx.selectDistinct({ tenant: searchIndex.tenantId }).from(searchIndex))
    expect([await read('east'), await read('nobody'), await read('')]).toEqual([[{ tenant: 'east' }], [], []])
  })

  test('a title that is what was typed comes first, then one that begins so, then the rest by weight and freshness', async () => {
    expect((await ask('larkspur')).items.map(named)).toEqual(['person 3', 'facility 1', 'person 2'])
    expect((await ask('football')).items[0]).toMatchObject({ kind: 'sport' })
    const [first, ...rest] = await titles('kingfishers', { kind: 'story' })
    expect(first).toBe('Kingfishers Win Again')
    expect(rest).toEqual(['An Old Kingfisher Day', 'A Quiet Week'])
  })

  const offered = async (q: string, at = now, key = 'east') => {
    const { items } = await services.scope.read(key, (tx) =>
      suggest({ tx, tenant: tenantNamed(key), now: at }, q),
    )
    return items.map(({ title, ...rest }) => ({ title: marked(title), ...rest }))
  }

  test.each([
    ['mun', 'José [Muñoz]', 'person', '/sports/football/roster/jose-munoz/3'],
    ['jose mu', '[José] [Muñoz]', 'person', '/sports/football/roster/jose-munoz/3'],
    ['foot', '[Football]', 'sport', '/sports/football'],
    ['larkspur sta', '[Larkspur] [Stadium]', 'facility', '/facilities/larkspur-stadium/1'],
    ['kingfishers w', '[Kingfishers] [Win] Again', 'story', '/news/2026/11/1/story-1'],
    ['staff d', '[Staff] [Directory]', 'page', '/staff-directory'],
    ['football rost', '[Football] [Roster]', 'page', '/sports/football/roster'],
  ])('while somebody types %j, %j is offered first', async (q, title, kind, url) => {
    const [first] = await offered(q)
    expect(first).toMatchObject({ title, kind, url })
  })

  test('what is offered is what may be found: nothing hidden, nothing to come, nothing of another school', async () => {
    expect(await offered('scand')).toEqual([])
    expect(await offered('recru')).toEqual([])
    expect(await offered('kingfisher tom')).toEqual([])
    expect((await offered('kingfisher tom', tomorrow)).map(({ url }) => url)).toEqual([
      '/news/2026/11/16/story-4',
    ])
    expect((await offered('only')).map(({ title }) => title)).toEqual(['[Only] east knows zanzibar'])
    expect(await offered('\u2603!?')).toEqual([])
    const all = await offered('ki')
    expect(all.length).toBeLessThanOrEqual(8)
  })

  test('small words count where a title begins with them', async () => {
    expect(await titles('a quiet week')).toEqual(['A Quiet Week'])
    expect((await titles('an old'))[0]).toBe('An Old Kingfisher Day')
  })

  test('what was found is marked, as text and not as HTML', async () => {
    const [item] = (await ask('kingfisher', { kind: 'story', $pageIndex: 2, $pageSize: 1 })).items
    expect(item && marked(item.snippet)).toMatch(/^….* The \[Kingfishers\] rested & ate\.$/)
    const [script] = (await ask('script alert')).items
    expect(script && marked(script.title)).toBe('<[script]>[alert]("x")</[script]> & co')
  })

  test('results are counted by kind, grouped, and paged within a kind', async () => {
    const all = await ask('football', { $pageSize: 2 })
    expect(all.total).toBe(all.kinds.reduce((sum, { count }) => sum + count, 0))
    expect([all.items.length, all.totalItems, all.pageSize]).toEqual([2, all.total, 2])
    expect(all.grouped.map(({ kind, count }) => ({ kind, count }))).toEqual(expect.arrayContaining(all.kinds))
    const people = await ask('football', { kind: 'person', $pageSize: 1, $pageIndex: 1 })
    expect(people.items.map(named)).toEqual([
      all.grouped.find(({ kind }) => kind === 'person')?.items.map(named)[1],
    ])
    expect([people.kinds, people.total, people.grouped]).toEqual([all.kinds, all.total, []])
    const beyond = await ask('football', { kind: 'person', $pageIndex: 99 })
    expect([beyond.items, beyond.total, beyond.suggestion]).toEqual([[], all.total, null])
  })

  test.each(['', '   ', '\t\n'])('without words (%j) there is nothing to look for', async (q) => {
    await expect(ask(q)).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    '!!!',
    '☃',
    "'; drop table search_entries; --",
    '" & | <-> !',
    '\\',
    '%_',
    "''",
    '\u0000football',
    'a:* & b',
    'x'.repeat(100),
    'w '.repeat(50),
  ])('%j is only words', async (q) => {
    expect(await ask(q)).toMatchObject({ pageIndex: 0 })
    expect((await ask('football')).total).toBeGreaterThan(0)
  })

  test('a changed story is found as it now is, and a hidden one no more', async () => {
    const write = (change: Partial<typeof stories.$inferInsert>) =>
      services.scope.write('west', async (tx) => {
        await tx.update(stories).set(change).where(sql`id = 7`)
        await indexContent({ tx }, 'story', [7])
      })
    await write({ title: 'Told at Home' })
    expect((await ask('told home', {}, now, 'west')).items.map(named)).toEqual(['story 7'])
    await write({ hidden: true })
    expect((await ask('"told at home"', { kind: 'story' }, now, 'west')).items.map(named)).not.toContain(
      'story 7',
    )
  })
})
