import crest from '#site/domains/games/parts/Crest.module.css'
import leaders from '#site/domains/stats/box-score/BoxLeaders.module.css'
import { lateModule } from '#site/lateness/late-code.ts'
import { clientLoads, type LoadArgs } from '#site/page/page.ts'
import email from '#site/parts/people/EmailLink.module.css'
import avatar from '#ui/Avatar.module.css'
import card from '#ui/Card.module.css'
import stamp from '#ui/Stamp.module.css'
import table from '#ui/Table.module.css'
import type { Audience } from './load-story.ts'
import aside from './StoryAside.module.css'
import blocks from './StoryBlocks.module.css'
import bottom from './StoryBottom.module.css'
import facts from './StoryFacts.module.css'
import film from './StoryFilm.module.css'
import game from './StoryGameCard.module.css'
import text from './StoryText.module.css'
import top from './StoryTop.module.css'
import writer from './StoryWriter.module.css'

/** What draws a story: the browser needs it when it first has one that did not come as HTML. */
export const storyParts = lateModule(
  () => import('./StoryParts.tsx'),
  [
    avatar,
    card,
    stamp,
    table,
    crest,
    email,
    leaders,
    aside,
    blocks,
    bottom,
    facts,
    film,
    game,
    text,
    top,
    writer,
  ],
)

const asking = lateModule(() => import('./load-story.ts'), [])

/** The same for the public and for the office. */
export function storyLoads(audience: Audience) {
  const load = async (args: LoadArgs) => (await asking.load()).loadStory(args, audience)
  return { load, clientLoader: storyParts.with(clientLoads(load)) }
}
