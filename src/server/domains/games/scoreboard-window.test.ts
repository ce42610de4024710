import { expect, test } from 'vitest'
import { comingWindow, mostResults } from './scoreboard-window.ts'

test.each([
  ['the first page holds a third of results', 0, 12, 50, [8, 0]],
  ['few results leave room for coming games', 0, 12, 1, [11, 0]],
  ['no results leave the whole page', 0, 12, 0, [12, 0]],
  ['the second page goes on where the first ended', 1, 12, 50, [12, 8]],
  ['the third page too', 2, 12, 1, [12, 23]],
])('%s', (_, pageIndex, pageSize, pastCount, [limit, offset]) => {
  expect(mostResults(pageSize)).toBe(4)
  expect(comingWindow(pageIndex, pageSize, pastCount)).toEqual({ limit, offset })
})
