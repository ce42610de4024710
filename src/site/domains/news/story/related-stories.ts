import type { StoryCard } from '#contract/news.ts'

/** What to read on, each once: the lists come in the order of how near they are to the story. */
export function relatedStories(
  lists: readonly (readonly StoryCard[])[],
  shown: readonly number[],
  most: number,
): StoryCard[] {
  const known = new Set(shown)
  return lists
    .flat()
    .filter(({ id }) => !known.has(id) && known.add(id))
    .slice(0, most)
}
