import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s on tab %d of three leads to %j', (key, selected, next) => {
  expect(nextTab(key, selected, 3)).toBe(next)
})
