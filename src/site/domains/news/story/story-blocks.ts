import type { Api } from '#contract/api.ts'
import type { Gallery, Video } from '#contract/media.ts'
import type { Story } from '#contract/news.ts'
import type { StoryBlock, StoryGame } from '#contract/shapes/news.story-parts.ts'
import { orNothing } from '#site/page/or-nothing.ts'

type Named = Extract<StoryBlock, { kind: 'game' | 'gallery' | 'video' }>

/** A block with what it names. */
export type ShownBlock =
  | Exclude<StoryBlock, Named>
  | { kind: 'game'; game: StoryGame }
  | { kind: 'gallery'; gallery: Gallery }
  | { kind: 'video'; video: Video }

/** The blocks of a story with the games, pictures and films they name. What is no longer there leaves no gap. */
export async function shownBlocks(api: Api, story: Story): Promise<ShownBlock[]> {
  const shown = await Promise.all(story.blocks.map((block) => shownBlock(api, story, block)))
  return shown.filter((block) => block !== null)
}

async function shownBlock(api: Api, story: Story, block: StoryBlock): Promise<ShownBlock | null> {
  switch (block.kind) {
    case 'game': {
      const game = story.games.find(({ id }) => id === block.gameId)
      return game ? { kind: 'game', game } : null
    }
    case 'gallery': {
      const { galleryId } = block
      const own = story.gallery?.id === galleryId ? story.gallery : null
      const gallery = own ?? (await orNothing('A gallery of a story', api.media.gallery({ galleryId })))
      return gallery && { kind: 'gallery', gallery }
    }
    case 'video': {
      const { videoId } = block
      const own = story.video?.id === videoId ? story.video : null
      const video = own ?? (await orNothing('A video of a story', api.media.video({ videoId })))
      return video && { kind: 'video', video }
    }
    case 'text':
    case 'image':
    case 'quote':
    case 'facts':
      return block
  }
}
