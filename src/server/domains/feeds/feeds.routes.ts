import type { feeds } from '#contract/feeds.ts'
import type { Handlers } from '../../unit-of-work/work.ts'
import { sitemapPart, sitemapSummaries } from './sitemap.service.ts'

export const feedsRoutes: Handlers<typeof feeds> = {
  sitemap: (work) => sitemapSummaries(work),
  sitemapPart: (work, { sitemapKind, sitemapPart: part }) => sitemapPart(work, sitemapKind, part),
}
