import { expect, test } from 'vitest'
import { storiesFor } from './stories-for.ts'

test('the story of the phase comes first, and three are shown', () => {
  const stories = (['news', 'preview', 'recap', 'feature'] as const).map((type) => ({ type }))
  expect(storiesFor(stories, 'recap').map(({ type }) => type)).toEqual(['recap', 'news', 'preview'])
  expect(storiesFor(stories, 'preview').map(({ type }) => type)).toEqual(['preview', 'news', 'recap'])
})
