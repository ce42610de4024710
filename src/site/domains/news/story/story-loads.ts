import { lateModule } from '#site/lateness/late-code.ts'
import { clientLoads, type LoadArgs } from '#site/page/page.ts'
import { withCards } from './blocks/cards-late.ts'
import type { Audience } from './load-story.ts'

/** What draws a story: the browser needs it when it first has one that did not come as HTML. */
export const storyParts = lateModule(() => import('./StoryParts.tsx'))

const asking = lateModule(() => import('./load-story.ts'))

/** The same for the public and for the office. */
export function storyLoads(audience: Audience) {
  const load = async (args: LoadArgs) => (await asking.load()).loadStory(args, audience)
  const inBrowser = clientLoads(load)
  const whole = async (args: Parameters<typeof inBrowser>[0]) => {
    const page = await inBrowser(args)
    await withCards(page.text.blocks)
    return page
  }
  return { load, clientLoader: storyParts.with(whole) }
}
