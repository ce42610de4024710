import { useLoaderData } from 'react-router'
import { StoryView } from '#site/domains/news/story/StoryView.tsx'
import { storyLoads } from '#site/domains/news/story/story-loads.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const story = storyLoads('public')

export const loader = serverLoads(story.load, { inHtmlOnly: ['top', 'facts', 'text', 'bottom'] })
export const clientLoader = story.clientLoader

export default function StoryPage() {
  return <StoryView page={useLoaderData<typeof loader>()} />
}
