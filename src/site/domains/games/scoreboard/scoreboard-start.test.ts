import { expect, test } from 'vitest'
import { firstCard } from './scoreboard-start.ts'

const strip = (recent: number, upcoming: number) => [
  ...Array.from({ length: recent }, () => ({ type: 'recent' as const })),
  ...Array.from({ length: upcoming }, () => ({ type: 'upcoming' as const })),
]

test.each([
  ['the offset is ignored unless a recent item exists', strip(0, 12), 0],
  ['below the index of the first upcoming item, the start is that index minus the offset', strip(4, 8), 2],
  ['however many results there are', strip(7, 5), 5],
  ['just below it as well', strip(3, 9), 1],
  ['otherwise the start is the offset', strip(2, 10), 2],
  ['with one result too', strip(1, 11), 2],
  ['and with results alone', strip(12, 0), 2],
])('%s', (_sentence, cards, first) => {
  expect(firstCard(cards)).toBe(first)
})
