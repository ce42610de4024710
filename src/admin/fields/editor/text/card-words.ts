import type { KindName } from '#contract/editing/inputs.ts'
import type { TextCard } from '#contract/text/text-cards.ts'

interface CardWords {
  label: string
  /** What else it is called by whoever looks for it. */
  also: string
  /** The kind that it is chosen from; a post is named by its address. */
  from: KindName | null
}

/** THE CARDS of a text: how each is called, and what it is chosen from. */
export const cardWords: Readonly<Record<TextCard['kind'], CardWords>> = {
  game: { label: 'Game', also: 'score result card', from: 'games' },
  boxscore: { label: 'Box score', also: 'line card', from: 'games' },
  player: { label: 'Player', also: 'person statistics card', from: 'roster-entries' },
  leaders: { label: 'Season leaders', also: 'statistics stats card', from: 'seasons' },
  gallery: { label: 'Gallery', also: 'photos pictures', from: 'galleries' },
  video: { label: 'Video', also: 'film', from: 'videos' },
  post: { label: 'Social post', also: 'tweet x instagram tiktok facebook youtube', from: null },
}

export const cardKinds = Object.keys(cardWords) as TextCard['kind'][]
