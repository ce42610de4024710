import type { StoryCard, StoryType } from '#contract/news.ts'

const shown = 3

/** The story of this phase first, the others as they came: three are enough before the rest of a game. */
export const storiesFor = <Card extends Pick<StoryCard, 'type'>>(
  stories: readonly Card[],
  first: StoryType,
): Card[] =>
  [...stories.filter(({ type }) => type === first), ...stories.filter(({ type }) => type !== first)].slice(
    0,
    shown,
  )
