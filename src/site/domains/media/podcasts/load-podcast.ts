import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { podcastEpisode } from '../parts/media-things.ts'
import { podcastsAddress, showHref } from '../parts/podcast-choice.ts'

const othersShown = 6

/** One episode, and others of its show to go on with. */
export async function loadPodcast({ api, params, url }: LoadArgs) {
  const podcastId = readId(params.podcastId)
  if (!podcastId) throw pageNotFound(url)
  const podcast = await api.media.podcast({ podcastId })
  await requireAddress(url, { address: podcast.url })
  const { category, image } = podcast
  const { items } = await api.media.podcasts({
    ...(category.id ? { categoryId: category.id } : {}),
    $pageSize: othersShown + 1,
  })
  return {
    head: {
      tokens: { podcast: podcast.title },
      canonical: podcast.url,
      image: image?.url ?? null,
      imageAlt: image?.alt ?? '',
      contentId: podcast.id,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Podcasts', href: podcastsAddress },
        { name: category.title, href: showHref(category.slug) },
        { name: podcast.title, href: podcast.url },
      ]),
      podcastEpisode(podcast),
    ],
    view: { podcast, others: items.filter(({ id }) => id !== podcast.id).slice(0, othersShown) },
  }
}
