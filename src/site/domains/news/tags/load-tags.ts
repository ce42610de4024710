import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { collectionPage } from '#site/parts/lists/collection-page.ts'
import { countPages, listHref, readPage, readText } from '#site/parts/lists/list-query.ts'

const pageSize = 100

/** Every tag there is, by name. */
export async function loadTags({ api, url }: LoadArgs) {
  const text = readText(url.searchParams)
  const page = readPage(url.searchParams)
  const { items, totalItems } = await api.news.tags({
    ...(text ? { text } : {}),
    $pageIndex: page - 1,
    $pageSize: pageSize,
  })
  const pages = countPages(totalItems, pageSize)
  if (page > pages) throw pageNotFound(url)
  return {
    head: {
      words: {
        title: 'Tags',
        description: 'What {school_name} athletics writes, shows and tells, by what it is about.',
      },
      canonical: listHref('/tags', {}, text ? 1 : page),
      isHidden: text !== '',
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([{ name: 'Tags', href: '/tags' }]),
      collectionPage({
        name: 'Tags',
        href: '/tags',
        items: items.map(({ name, slug }) => ({ name, url: `/tags/${slug}` })),
      }),
    ],
    text,
    page,
    pages,
    totalItems,
    tags: items,
  }
}
