import { describe, expect, test } from 'vitest'
import { chosenBySlug, countPages, listHref, readPage } from './list-address.ts'

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=0', null],
  ['page=-1', null],
  ['page=two', null],
  ['page=123456', null],
])('the query "%s" asks for page %s', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page)
})

test.each([
  [{}, '/podcasts'],
  [{ show: null, page: 1 }, '/podcasts'],
  [{ show: '', sport: undefined }, '/podcasts'],
  [{ show: 'the-archive', page: 2 }, '/podcasts?show=the-archive&page=2'],
])('the choice %o is the address %s', (chosen, address) => {
  expect(listHref('/podcasts', chosen)).toBe(address)
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
])('%i items fill %i pages of 20', (items, pages) => {
  expect(countPages(items, 20)).toBe(pages)
})

describe('what a slug chooses', () => {
  const slugs = ['a', 'b']
  const choose = (slug: string | null) => chosenBySlug(slugs, slug, (each) => each)
  test('is nothing in particular without one', () => expect(choose(null)).toBeNull())
  test('is the one of that name', () => expect(choose('b')).toBe('b'))
  test('is unknown under any other name', () => expect(choose('c')).toBeUndefined())
})
