import { generateRssFeed } from 'feedsmith'
import type { StoryFeed, StoryItem } from './story-feed.ts'
import { legibleXml } from './xml.ts'

/** Minutes after which readers should ask again. */
const refreshMinutes = 15

/** RSS 2.0. Bylines are names, which its own author element does not take, so they are told as Dublin Core's creator. */
export const rssText = (feed: StoryFeed): string =>
  legibleXml(
    generateRssFeed({
      title: feed.title,
      link: feed.home,
      description: feed.description,
      language: 'en-us',
      lastBuildDate: feed.updated,
      ttl: refreshMinutes,
      generator: 'Fieldhouse',
      image: { url: feed.icon, title: feed.title, link: feed.home },
      atom: { links: [{ href: feed.addressOf('rss'), rel: 'self', type: 'application/rss+xml' }] },
      items: feed.items.map(toItem),
    }),
  )

const toItem = ({ id, url, title, summary, date, author, category, image }: StoryItem) => ({
  title,
  link: url,
  guid: { value: id, isPermaLink: false },
  pubDate: date,
  description: summary,
  categories: [{ name: category }],
  ...(author ? { dc: { creators: [author] } } : {}),
  ...(image ? { media: { contents: [{ url: image, medium: 'image', type: 'image/jpeg' }] } } : {}),
})
