import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { legibleXml } from './xml.ts'

export interface SitemapPage {
  /** A whole address. */
  url: string
  lastModified?: string | null
  news?: { publication: string; title: string; date: string }
}

type SitemapFile = Pick<SitemapPage, 'url' | 'lastModified'>

/** What the protocol allows in one file. */
const mostPages = 50_000

export const sitemapText = (pages: readonly SitemapPage[]): Promise<string> =>
  written(
    pages.slice(0, mostPages).map(({ url, lastModified, news }) => ({
      url,
      ...modified({ lastModified }),
      ...(news
        ? {
            news: {
              publication: { name: news.publication, language: 'en' },
              publication_date: news.date,
              title: news.title,
            },
          }
        : {}),
    })),
    new SitemapStream({
      lastmodDateOnly: areDays(pages),
      xmlns: { news: pages.some(({ news }) => news), xhtml: false, image: false, video: false },
    }),
  )

export const sitemapIndexText = (files: readonly SitemapFile[]): Promise<string> =>
  written(
    files.map(({ url, lastModified }) => ({ url, ...modified({ lastModified }) })),
    new SitemapIndexStream({ lastmodDateOnly: areDays(files) }),
  )

const modified = ({ lastModified }: Pick<SitemapPage, 'lastModified'>) =>
  lastModified ? { lastmod: lastModified } : {}

/** A day is told as a day: nobody knows at which hour. */
const areDays = (files: readonly Pick<SitemapPage, 'lastModified'>[]): boolean =>
  files.every(({ lastModified }) => !lastModified?.includes('T'))

/** The library takes a list without items for a mistake; a school may have no news of the last two days. */
const written = async (items: object[], stream: SitemapStream | SitemapIndexStream): Promise<string> =>
  items.length === 0
    ? emptySitemap
    : legibleXml(String(await streamToPromise(Readable.from(items).pipe(stream))))

const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'
