import { useLoaderData } from 'react-router'
import { StoryView } from '#site/domains/news/story/StoryView.tsx'
import { storyLoads } from '#site/domains/news/story/story-loads.ts'
import { pageMeta } from '#site/page/meta.ts'
import { serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

/** Stories that are hidden or still to come, for those who are signed in: nobody keeps the page. */
const story = storyLoads('office')

export const loader = serverLoads(story.load, { inHtmlOnly: ['top', 'facts', 'text', 'bottom'] })
export const clientLoader = story.clientLoader

export default function HiddenStoryPage() {
  return <StoryView page={useLoaderData<typeof loader>()} />
}
