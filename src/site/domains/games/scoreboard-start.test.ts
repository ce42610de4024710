import { expect, test } from 'vitest'
import { firstCard } from './scoreboard-start.ts'

const strip = (recent: number, upcoming: number) => [
  ...Array.from({ length: recent }, () => ({ type: 'recent' as const })),
  ...Array.from({ length: upcoming }, () => ({ type: 'upcoming' as const })),
]

test.each([
  ['two results stand before the first game to come', strip(4, 8), 2],
  ['however many results there are', strip(7, 5), 5],
  ['without results it opens at the beginning', strip(0, 12), 0],
  ['with too few of them at the offset', strip(1, 11), 2],
  ['and with results alone as well', strip(12, 0), 2],
])('%s', (_sentence, games, first) => {
  expect(firstCard(games)).toBe(first)
})
