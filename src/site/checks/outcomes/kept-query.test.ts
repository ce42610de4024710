import { expect, test } from 'vitest'
import { isTracking } from '#contract/tracking-names.ts'
import { isOfAnyPage, withQuery } from './kept-query.ts'

test.each([
  ['/a', '', '/a'],
  ['/a', 'b=1', '/a?b=1'],
  ['/a?b=2', 'b=1&c=3', '/a?b=2&c=3'],
  ['/a?b=2#part', 'c=3', '/a?b=2&c=3#part'],
  ['https://shop.example/x#y', 'utm_source=m', 'https://shop.example/x?utm_source=m#y'],
])('%s asked with %s is %s', (target, asked, expected) => {
  expect(withQuery(target, new URLSearchParams(asked), () => true)).toBe(expected)
})

test.each([
  ['utm_source', true, true],
  ['UTM_Medium', true, true],
  ['fbclid', true, true],
  ['ssr', false, true],
  ['view', false, true],
  ['path', false, false],
  ['utmost', false, false],
])('%s says where a visitor came from: %s; it is kept on any page: %s', (name, tracking, kept) => {
  expect([isTracking(name), isOfAnyPage(name)]).toEqual([tracking, kept])
})
