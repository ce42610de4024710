import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch-rule.ts'

test.each([
  ['a fast connection', { effectiveType: '4g', saveData: false }, 0, true],
  ['a browser that does not tell', undefined, 0, true],
  ['3g', { effectiveType: '3g' }, 0, true],
  ['skipped on slow connections: 2g', { effectiveType: '2g' }, 0, false],
  ['skipped on slow connections: slow-2g', { effectiveType: 'slow-2g' }, 0, false],
  ['skipped on data-saver connections', { effectiveType: '4g', saveData: true }, 0, false],
  ['four preloads pending', { effectiveType: '4g' }, 4, true],
  ['held back when more than 4 preloads are pending', { effectiveType: '4g' }, 5, false],
])('%s', (_, connection, pending, expected) => {
  expect(mayPrefetch(connection, pending)).toBe(expected)
})
