import type { LoaderFunctionArgs } from 'react-router'
import { pageRequestContext } from '#site/page/page-request.ts'
import { atomText } from './atom-text.ts'
import type { FeedKind } from './feed-addresses.ts'
import { jsonFeedText } from './json-feed-text.ts'
import { rssText } from './rss-text.ts'
import { type FeedChoice, loadStoryFeed, type StoryFeed } from './story-feed.ts'
import { orNothingThere, textResponse } from './text-response.ts'

const formats: Record<FeedKind, { write: (feed: StoryFeed) => string; contentType: string }> = {
  rss: { write: rssText, contentType: 'application/rss+xml' },
  atom: { write: atomText, contentType: 'application/atom+xml' },
  json: { write: jsonFeedText, contentType: 'application/feed+json' },
}

/** Answers with the newest stories of a sport, of a tag or of them all. */
export const storyFeedResponse = (
  context: LoaderFunctionArgs['context'],
  kind: FeedKind,
  choice: FeedChoice,
): Promise<Response> =>
  orNothingThere(async () => {
    const feed = await loadStoryFeed(context.get(pageRequestContext), choice)
    const { write, contentType } = formats[kind]
    return feed && textResponse(write(feed), contentType)
  })
