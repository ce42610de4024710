import { expect, test } from 'vitest'
import type { StoryCard } from '#contract/news.ts'
import { relatedStories } from './related-stories.ts'

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as StoryCard)

test.each([
  [[cards(1, 2), cards(3, 4)], [], 3, [1, 2, 3]],
  [[cards(1, 2), cards(2, 3)], [1], 4, [2, 3]],
  [[cards(), cards(5, 5)], [], 4, [5]],
  [[cards(1)], [1], 4, []],
])(
  'what is nearer comes first, nothing twice and nothing that is shown already (%#)',
  (lists, shown, most, ids) => {
    expect(relatedStories(lists, shown, most).map(({ id }) => id)).toEqual(ids)
  },
)
