import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoryCard, TagPage } from '#contract/news.ts'
import { documents, sportFiles, stories, storyGames } from '#server/db/schema/news.ts'
import { story, storyRefsOfGames } from '#server/domains/news/news.service.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'
import { aSaturday } from '#tests/support/templates.ts'

interface Page<Item> {
  items: Item[]
  totalItems: number
}

describe.each(engines)('news on $name', (engine) => {
  let api: SeededApi
  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  const get = (path: string) => api.get(`/api/v2${path}`, 'halcyon')
  const list = async <Item = StoryCard>(path: string) => (await get(path)).json<Page<Item>>()
  const read = <T>(run: (work: Work) => Promise<T>) =>
    api.services.scope.read('halcyon', (tx) => run({ tx, tenant: tenantNamed('halcyon'), now: aSaturday }))

  test('a hidden story and one that is still to come are neither listed nor found, but a signed-in reader finds both', async () => {
    const [hidden] = await read(({ tx }) => tx.select().from(stories).where(eq(stories.hidden, true)))
    const [coming] = await read(({ tx }) =>
      tx
        .select()
        .from(stories)
        .where(and(gt(stories.publishAt, aSaturday), eq(stories.id, 60_003))),
    )
    const all = await Promise.all(
      [0, 1, 2, 3, 4].map((page) => list(`/stories?$pageSize=100&$pageIndex=${page}`)),
    )
    const listed = new Set(all.flatMap(({ items }) => items.map(({ id }) => id)))
    for (const row of [hidden, coming]) {
      if (!row) throw new Error('the school has no such story')
      expect(listed.has(row.id)).toBe(false)
      expect((await get(`/stories/${row.publishedOn}/${row.slug}`)).statusCode).toBe(404)
      expect((await get(`/Hidden/stories/${row.publishedOn}/${row.slug}`)).statusCode).toBe(401)
      expect((await read((work) => story(work, 'signed-in', row.publishedOn, row.slug))).id).toBe(row.id)
    }
    expect(listed.size).toBe(all[0]?.totalItems)
  })

  test('stories come newest first and answer every filter', async () => {
    const { items, totalItems } = await list('/stories?$pageSize=100')
    const dates = items.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    const recaps = await list('/stories?type=recap&$pageSize=100')
    expect(recaps.items.every(({ type }) => type === 'recap')).toBe(true)
    expect(recaps.totalItems).toBeLessThan(totalItems)
    const first = recaps.items.find(({ isExternal }) => !isExternal)
    if (!first) throw new Error('there is no recap')
    const month = first.publishedOn.slice(0, 7)
    expect(
      (await list(`/stories?month=${month}`)).items.every(({ publishedOn }) => publishedOn.startsWith(month)),
    ).toBe(true)
    expect(
      (await list(`/stories?sportId=${first.sport.id}`)).items.every(
        ({ sport }) => sport.id === first.sport.id,
      ),
    ).toBe(true)
    expect(
      (await list(`/stories?text=${encodeURIComponent(first.title)}`)).items.map(({ id }) => id),
    ).toContain(first.id)
    const whole = (await get(`/stories/${first.publishedOn}/${first.slug}`)).json<{
      games: { id: number }[]
      people: { kind: string; id: number }[]
      tags: { slug: string }[]
      writer: { id: number }
    }>()
    expect((await list(`/stories?gameId=${whole.games[0]?.id}`)).items.map(({ id }) => id)).toContain(
      first.id,
    )
    const player = whole.people.find(({ kind }) => kind === 'player')
    const ofPlayer = await list(`/stories?playerId=${player?.id}&$pageSize=100`)
    expect(ofPlayer.items.map(({ id }) => id)).toContain(first.id)
    expect(
      (await list(`/stories?tag=${whole.tags[0]?.slug}&type=recap&$pageSize=100`)).items.map(({ id }) => id),
    ).toContain(first.id)
    expect(
      (await list(`/stories?writer=${whole.writer.id}&type=recap&$pageSize=100`)).items.map(({ id }) => id),
    ).toContain(first.id)
  })

  test('the months of the archive add up to all stories', async () => {
    const { totalItems } = await list('/stories')
    const months = (await get('/stories/archives')).json<{ count: number; sports: { count: number }[] }[]>()
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
    expect(sum(months)).toBe(totalItems)
    expect(months.every(({ count, sports }) => sum(sports) === count)).toBe(true)
  })

  test('a tag counts its content of every kind, and pages through all of it', async () => {
    const { items: tags } = await list<{ slug: string; count: number }>('/tags?$pageSize=100')
    for (const { slug, count } of tags) {
      const { counts, content } = (await get(`/tags/${slug}?$pageSize=100`)).json<TagPage>()
      expect([slug, counts.reduce((total, kind) => total + kind.count, 0), content.totalItems]).toEqual([
        slug,
        count,
        count,
      ])
      expect(content.items).toHaveLength(Math.min(100, count))
      const dates = content.items.map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted().reverse())
    }
    const kinds = new Set(
      (await get('/tags/history?$pageSize=100')).json<TagPage>().counts.map(({ kind }) => kind),
    )
    expect(kinds.size).toBeGreaterThan(2)
  })

  test('what is protected asks for its code, a hidden file is not there, a hidden document asks who is reading, the rest is found', async () => {
    const files = await read(({ tx }) => tx.select().from(sportFiles))
    for (const { publishedOn, filename, hidden, isProtected } of files) {
      const { statusCode } = await get(`/sportfiles/${publishedOn}/${filename}`)
      expect([filename, statusCode]).toEqual([filename, hidden ? 404 : isProtected ? 403 : 200])
    }
    const papers = await read(({ tx }) => tx.select().from(documents))
    for (const { path, hidden, isProtected } of papers) {
      const { statusCode } = await get(`/documents/by-path?path=${encodeURIComponent(path)}`)
      expect([path, statusCode]).toEqual([path, hidden ? 401 : isProtected ? 403 : 200])
    }
    expect((await get('/documents/by-path?path=no/such/paper.pdf')).statusCode).toBe(404)
  })

  test('games find their recap and their preview in a fixed number of queries', async () => {
    const links = await read(({ tx }) => tx.select().from(storyGames))
    const found = await read((work) =>
      storyRefsOfGames(
        work,
        links.map(({ gameId }) => gameId),
      ),
    )
    const recaps = links.filter(({ gameId, role }) => role === 'recap' && found.get(gameId)?.recap)
    for (const { gameId, storyId } of recaps) {
      const recap = found.get(gameId)?.recap
      expect([recap?.id, recap?.url.startsWith('/news/')]).toEqual([storyId, true])
    }
    expect(recaps.length).toBeGreaterThan(50)
  })

  test('on this day has what lies back, by year, the latest first', async () => {
    const { items } = await list('/stories?type=recap&$pageSize=100&$pageIndex=1')
    const day = items[0]?.publishedOn ?? ''
    const { groups } = (await get(`/on-this-day?date=${day.slice(5)}`)).json<{
      groups: { year: number; stories: StoryCard[] }[]
    }>()
    const years = groups.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((a, b) => b - a))
    expect(groups.find(({ year }) => `${year}` === day.slice(0, 4))?.stories.map(({ id }) => id)).toContain(
      items[0]?.id,
    )
  })
})
