import { useLoaderData } from 'react-router'
import { StoryView } from '../../domains/news/StoryView.tsx'
import { storyLoads } from '../../domains/news/story-loads.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const story = storyLoads('public')

export const loader = serverLoads(story.load, { inHtmlOnly: ['top', 'facts', 'text', 'bottom'] })
export const clientLoader = story.clientLoader

export default function StoryPage() {
  return <StoryView page={useLoaderData<typeof loader>()} />
}
