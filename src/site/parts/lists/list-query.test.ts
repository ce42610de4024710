import { expect, test } from 'vitest'
import { countPages, countWords, listHref, readPage, readText } from './list-query.ts'

test.each([
  ['', 1],
  ['page=', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=1e3', 1],
  ['page=99999', 10_000],
])('the address ?%s asks for page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page)
})

test.each([
  ['text=overtime', 'overtime'],
  ['text=++two%20%20words%09', 'two words'],
  ['text=%20', ''],
  ['', ''],
  [`text=${'x'.repeat(120)}`, 'x'.repeat(100)],
])('the address ?%s looks for "%s"', (search, text) => {
  expect(readText(new URLSearchParams(search))).toBe(text)
})

test.each([
  [0, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [400, 20, 20],
])('%i items at %i a page fill %i', (items, size, pages) => {
  expect(countPages(items, size)).toBe(pages)
})

test('the address keeps what was chosen, and is short where nothing was', () => {
  expect(listHref('/archives', { text: '', tag: null })).toBe('/archives')
  expect(listHref('/archives', { text: 'a & b', tag: null }, 2)).toBe('/archives?text=a+%26+b&page=2')
  expect(listHref('/archives', { tag: 'recap' }, 1)).toBe('/archives?tag=recap')
})

test('things are counted in words', () => {
  expect([0, 1, 1204].map((count) => countWords(count, 'story', 'stories'))).toEqual([
    '0 stories',
    '1 story',
    '1,204 stories',
  ])
})
