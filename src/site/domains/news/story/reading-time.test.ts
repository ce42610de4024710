import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => 'word '.repeat(count)

test.each([
  [0, 1],
  [100, 1],
  [345, 2],
  [344, 1],
  [1150, 5],
])('a story of %i words is read in %i min', (count, minutes) => {
  expect(readingMinutes({ content: `<p class="a b c">${words(count)}</p>`, blocks: [] })).toBe(minutes)
})

test('a story built from blocks is as long as its texts and quotations', () => {
  expect(
    readingMinutes({
      content: words(2000),
      blocks: [
        { kind: 'text', html: `<p>${words(300)}</p>` },
        { kind: 'quote', text: words(160), by: 'A. Coach' },
        { kind: 'game', gameId: 1 },
      ],
    }),
  ).toBe(2)
})
