import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MomentsPage } from '#contract/media.ts'
import type { StoryCard, TagPage } from '#contract/news.ts'
import type { SearchResults } from '#contract/search.ts'
import { moments, videos } from '#server/db/schema/media.ts'
import { stories, taggedContent } from '#server/db/schema/news.ts'
import { players } from '#server/db/schema/rosters.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'
import { aSaturday } from '#tests/support/templates.ts'

const tagSlug = 'history'
const historyTag = 22
const captainsTag = 11
const unlistedId = 2_000_000_000

describe.each(engines)('hidden content on $name', (engine) => {
  let api: SeededApi
  let unseen: (typeof stories.$inferSelect)[]
  let filmId: number

  const get = async <T>(path: string) => (await api.get(`/api/v2${path}`, 'halcyon')).json<T>()

  beforeAll(async () => {
    api = await openSeededApi(engine)
    await api.services.scope.write('halcyon', async (tx) => {
      unseen = await tx
        .select()
        .from(stories)
        .where(or(eq(stories.hidden, true), gt(stories.publishAt, aSaturday)))
      await tx.insert(taggedContent).values(
        unseen.map(({ id }, index) => ({
          id: 2_000_000_000 + index,
          tagId: historyTag,
          kind: 'story' as const,
          contentId: id,
        })),
      )
      await tx.insert(players).values({
        id: unlistedId,
        firstName: 'Secret',
        lastName: 'Recruit',
        slug: 'secret-recruit',
      })
      await tx
        .insert(taggedContent)
        .values({ id: 2_100_000_000, tagId: captainsTag, kind: 'player', contentId: unlistedId })
      const [film] = await tx
        .select({ id: videos.id })
        .from(moments)
        .innerJoin(videos, and(eq(videos.tenantId, moments.tenantId), eq(videos.id, moments.videoId)))
        .where(isNotNull(videos.filename))
      filmId = film?.id ?? 0
      await tx
        .update(videos)
        .set({ publishAt: new Date('2999-01-01') })
        .where(eq(videos.id, filmId))
    })
  })
  afterAll(() => api.close())

  test('never appears in a tag, whoever tagged it', async () => {
    expect(unseen.length).toBeGreaterThan(1)
    const ids = new Set(unseen.map(({ id }) => id))
    const { tag, content } = await get<TagPage>(`/tags/${tagSlug}?kind=story&$pageSize=100`)
    expect(tag.name).toBe('History')
    expect(content.items.filter(({ id }) => ids.has(id))).toEqual([])
    const { items } = await get<{ items: StoryCard[] }>(`/stories?tag=${tagSlug}&$pageSize=100`)
    expect(items.filter(({ id }) => ids.has(id))).toEqual([])
    expect(content.totalItems).toBe(items.length)
  })

  test('a tag has players at the address of their roster, and nobody who is on none', async () => {
    const { counts, content } = await get<TagPage>('/tags/captains?kind=player&$pageSize=100')
    expect(content.items.length).toBeGreaterThan(5)
    expect(counts).toContainEqual({ kind: 'player', count: content.totalItems })
    expect(content.items.map(({ title }) => title)).not.toContain('Secret Recruit')
    for (const { url } of content.items) expect(url).toMatch(/^\/sports\/[\w-]+\/roster\/[\w-]+\/\d+$/)
    const ofSport = await get<TagPage>('/tags/captains?kind=player&sportId=1')
    expect(new Set(ofSport.content.items.map(({ sport }) => sport?.id))).toEqual(new Set([1]))
  })

  test('never appears in the archives, by its month or by its words', async () => {
    for (const { id, title, publishedOn, sportId } of unseen.slice(0, 4)) {
      const month = publishedOn.slice(0, 7)
      for (const filter of [
        `month=${month}&sportId=${sportId}`,
        `text=${encodeURIComponent(title.slice(0, 90))}`,
      ]) {
        const { items } = await get<{ items: StoryCard[] }>(`/stories?${filter}&$pageSize=100`)
        expect(items.map((item) => item.id)).not.toContain(id)
      }
    }
  })

  test('never appears in the search', async () => {
    for (const { id, title } of unseen.slice(0, 4)) {
      const q = encodeURIComponent(title.slice(0, 100))
      const { items } = await get<SearchResults>(`/search?q=${q}&kind=story&$pageSize=100`)
      expect(items.map((item) => item.id)).not.toContain(id)
    }
  })

  test('a moment keeps a film back until it is published, and shows the others with their files', async () => {
    const { items, years } = await get<MomentsPage>('/moments?$pageSize=100')
    expect(years).toEqual([...new Set(items.map(({ year }) => year))])
    const films = items.flatMap(({ video }) => video ?? [])
    expect(films.map(({ id }) => id)).not.toContain(filmId)
    expect(films.length).toBeGreaterThan(2)
    for (const { file, captions } of films) {
      expect(file).toMatch(/^\/files\/halcyon\//)
      // There is nothing to hear in the demo's films, and so nothing to read.
      expect(captions).toEqual([])
    }
  })

  test('the year 0 is no month of the archives', async () => {
    expect((await api.get('/api/v2/stories?month=0000-01', 'halcyon')).statusCode).toBe(400)
  })
})
