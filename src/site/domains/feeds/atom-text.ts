import { generateAtomFeed } from 'feedsmith'
import type { StoryFeed, StoryItem } from './story-feed.ts'
import { legibleXml } from './xml.ts'

/** Atom 1.0 (RFC 4287). */
export const atomText = (feed: StoryFeed): string =>
  legibleXml(
    generateAtomFeed({
      xml: { lang: 'en-US' },
      id: feed.addressOf('atom'),
      title: { value: feed.title },
      subtitle: { value: feed.description },
      updated: feed.updated,
      authors: [{ name: feed.author }],
      links: [
        { rel: 'self', type: 'application/atom+xml', href: feed.addressOf('atom') },
        { rel: 'alternate', type: 'text/html', href: feed.home },
      ],
      icon: feed.icon,
      generator: { text: 'Fieldhouse' },
      entries: feed.items.map(toEntry),
    }),
  )

const toEntry = ({ id, url, title, summary, date, author, category, image }: StoryItem) => ({
  id,
  title: { value: title },
  links: [
    { rel: 'alternate', type: 'text/html', href: url },
    ...(image ? [{ rel: 'enclosure', type: 'image/jpeg', href: image }] : []),
  ],
  published: date,
  updated: date,
  categories: [{ term: category }],
  summary: { value: summary },
  ...(author ? { authors: [{ name: author }] } : {}),
})
