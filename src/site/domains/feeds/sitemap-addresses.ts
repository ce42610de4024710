import type { SitemapKind } from '#contract/feeds.ts'

export const sitemapAddress = '/sitemap.xml'

export const sitemapFile = (name: string): string => `/sitemaps/${name}.xml`

/** '/sitemaps/stories-1.xml' */
export const sitemapPartName = (kind: SitemapKind, part: number): string => `${kind}-${part}`
