import type { StoryFeed } from './story-feed.ts'

/** JSON Feed 1.1. */
export function jsonFeedText(feed: StoryFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.addressOf('json'),
    icon: feed.icon,
    language: 'en-US',
    authors: [{ name: feed.author }],
    items: feed.items.map(({ id, url, title, summary, date, author, category, image }) => ({
      id,
      url,
      title,
      summary,
      content_text: summary,
      date_published: date.toISOString(),
      tags: [category],
      ...(image ? { image } : {}),
      ...(author ? { authors: [{ name: author }] } : {}),
    })),
  })
}
