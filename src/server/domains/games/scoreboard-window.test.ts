import { expect, test } from 'vitest'
import { scoreboardWindow } from './scoreboard-window.ts'

test.each([
  ['the first page holds a third of results', 0, 12, 50, [4, 0], [8, 0]],
  ['few results leave room for coming games', 0, 12, 1, [1, 0], [11, 0]],
  ['no results leave the whole page', 0, 12, 0, [0, 0], [12, 0]],
  ['the second page goes on where the first ended', 1, 12, 50, [0, 0], [12, 8]],
  ['the third page too', 2, 12, 1, [0, 0], [12, 23]],
])('%s', (_, pageIndex, pageSize, pastCount, [pastLimit, pastOffset], [aheadLimit, aheadOffset]) => {
  expect(scoreboardWindow(pageIndex, pageSize, pastCount)).toEqual({
    past: { limit: pastLimit, offset: pastOffset },
    ahead: { limit: aheadLimit, offset: aheadOffset },
  })
})
