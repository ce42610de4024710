import type { LoaderFunctionArgs } from 'react-router'
import { storyFeedResponse } from '#site/domains/feeds/story-feed-response.ts'

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  storyFeedResponse(context, 'json', { kind: 'sport', slug: params.slug ?? '' })
