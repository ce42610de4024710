import { node, textElement, xmlDocument } from './xml.ts'

export interface SitemapPage {
  /** A whole address. */
  url: string
  lastModified?: string | null
  news?: { publication: string; title: string; date: string }
}

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** What the protocol allows in one file. */
const mostPages = 50_000

export function sitemapText(pages: readonly SitemapPage[]): string {
  const hasNews = pages.some(({ news }) => news)
  const namespaces = {
    xmlns: space,
    ...(hasNews ? { 'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' } : {}),
  }
  return xmlDocument(
    node(
      'urlset',
      namespaces,
      pages
        .slice(0, mostPages)
        .map(({ url, lastModified, news }) =>
          node('url', {}, [
            textElement('loc', url),
            textElement('lastmod', lastModified),
            news
              ? node('news:news', {}, [
                  node('news:publication', {}, [
                    textElement('news:name', news.publication),
                    textElement('news:language', 'en'),
                  ]),
                  textElement('news:publication_date', news.date),
                  textElement('news:title', news.title),
                ])
              : null,
          ]),
        ),
    ),
  )
}

export const sitemapIndexText = (files: readonly Pick<SitemapPage, 'url' | 'lastModified'>[]): string =>
  xmlDocument(
    node(
      'sitemapindex',
      { xmlns: space },
      files.map(({ url, lastModified }) =>
        node('sitemap', {}, [textElement('loc', url), textElement('lastmod', lastModified)]),
      ),
    ),
  )
