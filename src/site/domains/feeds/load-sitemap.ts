import type { Api } from '#contract/api.ts'
import { type SitemapKind, sitemapKinds } from '#contract/feeds.ts'
import { sitePages, teamPages } from './site-pages.ts'
import { sitemapFile, sitemapPartName } from './sitemap-addresses.ts'
import type { SitemapPage } from './sitemap-text.ts'
import type { FeedRequest } from './story-feed.ts'

/** Search engines take news of two days and no older. */
const newsHours = 48
const mostNews = 1_000
const storiesAsked = 100

/** The sitemaps of a school with their whole addresses. */
export async function sitemapFiles({ api, origin }: Pick<FeedRequest, 'api' | 'origin'>) {
  const kinds = await api.feeds.sitemap()
  const stories = kinds.find(({ kind }) => kind === 'stories')
  return [
    { url: origin + sitemapFile('pages'), lastModified: stories?.lastModified ?? null },
    { url: origin + sitemapFile('teams'), lastModified: stories?.lastModified ?? null },
    { url: origin + sitemapFile('news'), lastModified: stories?.lastModified ?? null },
    ...kinds.flatMap(({ kind, parts, lastModified }) =>
      Array.from({ length: parts }, (_, index) => ({
        url: origin + sitemapFile(sitemapPartName(kind, index + 1)),
        // New content is in the last part.
        lastModified: index + 1 === parts ? lastModified : null,
      })),
    ),
  ]
}

/** The pages of the sitemap with this name; null where there is none. */
export async function sitemapPages(
  request: FeedRequest,
  name: string,
  now: Date,
): Promise<SitemapPage[] | null> {
  const { api, origin } = request
  const whole = (paths: readonly string[]) => paths.map((path) => ({ url: origin + path }))
  if (name === 'pages') return whole(sitePages)
  if (name === 'teams') return whole((await api.sports.list()).flatMap(teamPages))
  if (name === 'news') return newsPages(request, now)
  const asked = partOf(name)
  if (!asked) return null
  const entries = await api.feeds.sitemapPart(asked)
  return entries.map(({ path, lastModified }) => ({ url: new URL(path, origin).href, lastModified }))
}

/** 'stories-2' */
function partOf(name: string): { sitemapKind: SitemapKind; sitemapPart: number } | null {
  const [, kind, part] = /^([a-z-]+)-([1-9]\d{0,3})$/.exec(name) ?? []
  const known = sitemapKinds.find((each) => each === kind)
  return known ? { sitemapKind: known, sitemapPart: Number(part) } : null
}

async function newsPages({ api, tenant, origin }: FeedRequest, now: Date): Promise<SitemapPage[]> {
  const since = now.getTime() - newsHours * 3_600_000
  return (await storiesSince(api, since)).map(({ url, title, date, publishedOn }) => ({
    url: origin + url,
    lastModified: publishedOn,
    news: { publication: `${tenant.name} Athletics`, title, date },
  }))
}

async function storiesSince(api: Api, since: number) {
  const recent = []
  for (let $pageIndex = 0; $pageIndex * storiesAsked < mostNews; $pageIndex++) {
    const { items } = await api.news.stories({ $pageIndex, $pageSize: storiesAsked })
    const young = items.filter(({ date }) => Date.parse(date) >= since)
    recent.push(...young.filter(({ isExternal }) => !isExternal))
    if (young.length < storiesAsked) break
  }
  return recent
}
