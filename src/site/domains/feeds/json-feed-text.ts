import { generateJsonFeed } from 'feedsmith'
import type { StoryFeed } from './story-feed.ts'

/** JSON Feed 1.1. */
export const jsonFeedText = (feed: StoryFeed): string =>
  JSON.stringify({
    // The library leaves out a list without items, which the format asks for.
    items: [],
    ...(generateJsonFeed({
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
        date_published: date,
        tags: [category],
        ...(image ? { image } : {}),
        ...(author ? { authors: [{ name: author }] } : {}),
      })),
    }) as object),
  })
