export type FeedKind = 'rss' | 'atom' | 'json'

const folders: Record<FeedKind, { folder: string; ending: string }> = {
  rss: { folder: '/rss', ending: 'xml' },
  atom: { folder: '/atom', ending: 'xml' },
  json: { folder: '/feed', ending: 'json' },
}

function feedAddress(kind: FeedKind, name: string): string {
  const { folder, ending } = folders[kind]
  return `${folder}/${name}.${ending}`
}

/** '/rss/news.xml': every story of the school. */
export const siteFeedAddress = (kind: FeedKind): string => feedAddress(kind, 'news')

/** '/atom/football.xml': the stories of one sport. */
export const sportFeedAddress = (kind: FeedKind, sportSlug: string): string =>
  feedAddress(kind, encodeURIComponent(sportSlug))

/** '/feed/tags/homecoming.json': the stories that carry a tag. */
export const tagFeedAddress = (kind: FeedKind, tagSlug: string): string =>
  feedAddress(kind, `tags/${encodeURIComponent(tagSlug)}`)

export const podcastFeedAddress = '/rss/podcasts.xml'
