import { checkPage } from '../../checks/answer.ts'
import { publications } from '../../checks/publications.ts'
import { type LoadArgs, pageNotFound } from '../../shell/page.ts'
import { breadcrumbList } from '../../shell/structured-data.ts'
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
      key: 'publications_page' as const,
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
