import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PodcastEpisode, Publication, PublicationCard, Video } from '#contract/media.ts'
import { engines } from '#tests/support/engines.ts'
import { openSeededApi, type SeededApi } from '#tests/support/seeded-api.ts'

interface Page<Item> {
  items: Item[]
  totalItems: number
}

describe.each(engines)('media on $name', (engine) => {
  let api: SeededApi
  const get = async <T>(path: string, school = 'halcyon') =>
    (await api.get(`/api/v2${path}`, school)).json<T>()

  beforeAll(async () => {
    api = await openSeededApi(engine)
  })
  afterAll(() => api.close())

  test('a video is found by the name that the archive or the service has for it, in its own school alone', async () => {
    const { items } = await get<Page<Video>>('/videos?endeavor=halcyon-opener')
    expect(items).toHaveLength(1)
    const { archive, endeavor } = items[0]?.showcase ?? {}
    expect(endeavor).toBe('halcyon-opener')
    expect((await get<Page<Video>>(`/videos?archive=${archive}`)).items).toEqual(items)
    expect((await get<Page<Video>>('/videos?endeavor=halcyon-opener', 'tamarack')).totalItems).toBe(0)
    expect((await get<Page<Video>>('/videos?archive=no-such-name')).totalItems).toBe(0)
  })

  test('a publication that is kept elsewhere is listed with that address', async () => {
    const { items } = await get<Page<PublicationCard>>('/publications?$pageSize=50')
    const elsewhere = items.filter(({ url }) => !url.startsWith('/publications/'))
    expect(elsewhere.map(({ slug }) => slug).toSorted()).toEqual(['reader', 'style-guide'])
    const { link } = await get<Publication>('/publications/reader')
    expect(elsewhere.find(({ slug }) => slug === 'reader')?.url).toBe(link)
  })

  test('an episode brings what is heard in it as words', async () => {
    const { items } = await get<Page<{ id: number }>>('/podcasts?$pageSize=1')
    expect((await get<PodcastEpisode>(`/podcasts/${items[0]?.id}`)).transcript).toMatch(/\S/)
  })
})
