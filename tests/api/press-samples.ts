import type { SeededApi } from '#tests/support/seeded-api.ts'

interface Found {
  id: number
  slug: string
  publishedOn: string
  date: string
  filename: string
  isExternal: boolean
  isProtected: boolean
  hasGallery: boolean
}

/** Addresses of news and media: a story with pictures, an open sport file, and the first of the rest. */
export async function pressSamples(
  api: Pick<SeededApi, 'get'>,
  tenant: string,
): Promise<Record<string, string>> {
  const first = async (path: string, isWanted: (item: Found) => boolean = () => true) => {
    const { items } = (await api.get(`/api/v2${path}?$pageSize=100`, tenant)).json<{ items: Found[] }>()
    const item = items.find(isWanted)
    if (!item) throw new Error(`${tenant} has nothing of the kind at ${path}`)
    return item
  }
  const story = await first('/stories', ({ hasGallery }) => hasGallery)
  const file = await first('/sportfiles', ({ isProtected }) => !isProtected)
  return {
    storyDate: story.publishedOn,
    storySlug: story.slug,
    fileDate: file.date,
    filename: file.filename,
    tagSlug: (await first('/tags')).slug,
    podcastId: String((await first('/podcasts')).id),
    publicationSlug: (await first('/publications')).slug,
    galleryId: String((await first('/galleries')).id),
    videoId: String((await first('/videos')).id),
  }
}
