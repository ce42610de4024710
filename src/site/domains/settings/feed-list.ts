import type { RssFeed } from '#contract/settings.lists.ts'
import {
  type FeedKind,
  siteFeedAddress,
  sportFeedAddress,
  tagFeedAddress,
} from '#site/domains/feeds/feed-addresses.ts'

/** One thing that can be followed, in every form that it comes in. */
export interface ListedFeed {
  title: string
  description: string | null
  forms: { label: string; href: string }[]
}

export interface FeedShelf {
  title: string
  note: string
  feeds: ListedFeed[]
}

const kinds: readonly { kind: FeedKind; label: string }[] = [
  { kind: 'rss', label: 'RSS' },
  { kind: 'atom', label: 'Atom' },
  { kind: 'json', label: 'JSON' },
]

const storyForms = (address: (kind: FeedKind) => string): ListedFeed['forms'] =>
  kinds.map(({ kind, label }) => ({ label, href: address(kind) }))

/** Stories that we write come in three forms; what comes from elsewhere in the one that its address has. */
function formsOf({ category, url, sport }: RssFeed): ListedFeed['forms'] {
  if (category === 'schedule') return [{ label: 'Calendar', href: url }]
  if (url === siteFeedAddress('rss')) return storyForms(siteFeedAddress)
  const slug = sport?.globalSportNameSlug
  if (slug && url === sportFeedAddress('rss', slug)) return storyForms((kind) => sportFeedAddress(kind, slug))
  return [{ label: 'RSS', href: url }]
}

interface FeedTag {
  name: string
  slug: string
  description: string | null
}

/** Every feed of the site, under headings; a heading without feeds is left out. */
export function feedShelves(feeds: readonly RssFeed[], tags: readonly FeedTag[]): FeedShelf[] {
  const listed = (isOn: (feed: RssFeed) => boolean): ListedFeed[] =>
    feeds.filter(isOn).map((feed) => ({
      title: feed.title,
      description: feed.description,
      forms: formsOf(feed),
    }))
  return [
    {
      title: 'Everything',
      note: 'All stories, all shows and all games.',
      feeds: listed(({ sport }) => sport === null),
    },
    { title: 'By sport', note: 'The stories of one team.', feeds: listed(({ sport }) => sport !== null) },
    {
      title: 'By tag',
      note: 'Stories about one subject, from every team.',
      feeds: tags.map(({ name, slug, description }) => ({
        title: name,
        description,
        forms: storyForms((kind) => tagFeedAddress(kind, slug)),
      })),
    },
  ].filter((shelf) => shelf.feeds.length > 0)
}
