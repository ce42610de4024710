import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { imageGallery } from '../parts/media-things.ts'
import { galleriesAddress } from './load-galleries.ts'

const othersShown = 3

export async function loadGallery({ api, params, url }: LoadArgs) {
  const galleryId = readId(params.galleryId)
  if (!galleryId) throw pageNotFound(url)
  const gallery = await api.media.gallery({ galleryId })
  await requireAddress(url, { address: gallery.url })
  const { items } = await api.media.galleries({
    ...(gallery.sport ? { sportId: gallery.sport.id } : {}),
    $pageSize: othersShown + 1,
  })
  return {
    head: {
      words: { title: '{gallery}', description: '{about}' },
      tokens: {
        gallery: gallery.title,
        about: gallery.description ?? `${gallery.title}: ${gallery.imageCount} pictures.`,
      },
      canonical: gallery.url,
      image: gallery.cover?.url ?? null,
      imageAlt: gallery.cover?.alt ?? '',
      contentId: gallery.id,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Photo Galleries', href: galleriesAddress },
        { name: gallery.title, href: gallery.url },
      ]),
      imageGallery(gallery),
    ],
    gallery,
    others: items.filter(({ id }) => id !== gallery.id).slice(0, othersShown),
  }
}
