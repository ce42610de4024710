import { publications } from '#site/checks/named/publications.ts'
import { checkPage } from '#site/checks/outcomes/answer.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { publicationsAddress } from './load-publications.ts'

/** One publication. What is kept elsewhere, or is a file, has no page of its own: the visitor goes there. */
export async function loadPublication({ api, params, url }: LoadArgs) {
  const { publicationSlug } = params
  if (!publicationSlug) throw pageNotFound(url)
  const publication = await api.media.publication({ publicationSlug })
  const { title, cover, url: address, link } = publication
  checkPage(publications, url, { address, link })
  return {
    head: {
      tokens: { publication: title },
      canonical: address,
      image: cover?.url ?? null,
      imageAlt: cover?.alt ?? '',
      contentId: publication.id,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        { name: 'Publications', href: publicationsAddress },
        { name: title, href: address },
      ]),
    ],
    publication,
  }
}
