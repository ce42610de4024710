interface Answer {
  items: { id: number; slug: string; url: string }[]
}

/** Values for the parameters of the pages of podcasts, publications, videos and galleries. */
export async function mediaSamples(get: <T>(path: string) => Promise<T>) {
  const [podcasts, publications, videos, galleries] = await Promise.all(
    ['/podcasts', '/publications', '/videos', '/galleries'].map((path) => get<Answer>(path)),
  )
  // One that is kept elsewhere has no page of its own.
  const publication = publications?.items.find(({ url }) => url.startsWith('/publications/'))
  const [podcast, video, gallery] = [podcasts?.items[0], videos?.items[0], galleries?.items[0]]
  return {
    podcastSlug: podcast?.slug ?? '',
    podcastId: String(podcast?.id ?? ''),
    publicationSlug: publication?.slug ?? '',
    videoSlug: video?.slug ?? '',
    videoId: String(video?.id ?? ''),
    gallerySlug: gallery?.slug ?? '',
    galleryId: String(gallery?.id ?? ''),
  }
}
