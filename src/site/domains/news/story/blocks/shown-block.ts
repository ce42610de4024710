import type { Gallery, Video } from '#contract/media.ts'
import type { StoryBlock, StoryGame } from '#contract/shapes/news.story-parts.ts'
import type { CardBlock } from './card-blocks.ts'

type Named = Extract<StoryBlock, { kind: 'game' | 'gallery' | 'video' }>

/** A block with what it names. */
export type ShownBlock =
  | Exclude<StoryBlock, Named>
  | { kind: 'game'; game: StoryGame }
  | { kind: 'gallery'; gallery: Gallery }
  | { kind: 'video'; video: Video }
  | CardBlock
