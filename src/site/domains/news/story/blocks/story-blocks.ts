import type { Api } from '#contract/api.ts'
import type { Story } from '#contract/news.ts'
import type { StoryBlock } from '#contract/shapes/news.story-parts.ts'
import { orNothing } from '#site/page/or-nothing.ts'
import { cardBlocks } from './cards-late.ts'
import type { ShownBlock } from './shown-block.ts'

/** What a story is read as, where that is more than one text: its blocks, and the cards in its texts. */
export async function shownBlocks(api: Api, story: Story): Promise<ShownBlock[]> {
  const { contentTemplate, blocks, content } = story
  if (contentTemplate === 'blocks' && blocks.length > 0) return blocksOf(api, story, blocks)
  return hasCards(content) ? blocksOf(api, story, [{ kind: 'text', html: content }]) : []
}

const hasCards = (html: string): boolean => html.includes('data-card=')

/** The blocks with the games, pictures and films they name. What is no longer there leaves no gap. */
async function blocksOf(api: Api, story: Story, blocks: readonly StoryBlock[]): Promise<ShownBlock[]> {
  const shown = await Promise.all(blocks.map((block) => shownBlock(api, story, block)))
  return shown.flat()
}

async function shownBlock(api: Api, story: Story, block: StoryBlock): Promise<ShownBlock[]> {
  switch (block.kind) {
    case 'game': {
      const game = story.games.find(({ id }) => id === block.gameId)
      return game ? [{ kind: 'game', game }] : []
    }
    case 'gallery': {
      const { galleryId } = block
      const own = story.gallery?.id === galleryId ? story.gallery : null
      const gallery = own ?? (await orNothing('A gallery of a story', api.media.gallery({ galleryId })))
      return gallery ? [{ kind: 'gallery', gallery }] : []
    }
    case 'video': {
      const { videoId } = block
      const own = story.video?.id === videoId ? story.video : null
      const video = own ?? (await orNothing('A video of a story', api.media.video({ videoId })))
      return video ? [{ kind: 'video', video }] : []
    }
    case 'text': {
      if (!hasCards(block.html)) return [block]
      const { blocksOfText } = await cardBlocks.load()
      return blocksOfText(api, story, block.html)
    }
    case 'image':
    case 'quote':
    case 'facts':
      return [block]
  }
}
