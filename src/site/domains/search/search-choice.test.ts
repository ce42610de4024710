import { describe, expect, test } from 'vitest'
import type { SearchItem } from '#contract/search.ts'
import {
  groupsOf,
  kindTitle,
  nextResult,
  readSearchChoice,
  searchHref,
  searchQuery,
} from './search-choice.ts'

const read = (search: string) => readSearchChoice(new URLSearchParams(search))
const nothing = { q: '', kind: null, sportSlug: null, page: 1 }

test.each([
  ['', nothing],
  ['q=', nothing],
  ['q=%20%20', nothing],
  ['q=+red++zone+', { ...nothing, q: 'red zone' }],
  ['q=ruiz&kind=person&page=2', { ...nothing, q: 'ruiz', kind: 'person', page: 2 }],
  ['q=ruiz&kind=pets&page=2', { ...nothing, q: 'ruiz' }],
  ['q=ruiz&sport=football', { ...nothing, q: 'ruiz', sportSlug: 'football' }],
  [`q=${'x'.repeat(300)}`, { ...nothing, q: 'x'.repeat(100) }],
])('the search page is asked ?%s', (search, choice) => {
  expect(read(search)).toEqual(choice)
})

test('a choice has one address, and the address leads back to it', () => {
  const choice = { q: 'a & b', kind: 'story' as const, sportSlug: 'football', page: 3 }
  const href = searchHref(choice)
  expect(href).toBe('/search?q=a+%26+b&kind=story&sport=football&page=3')
  expect(read(href.split('?')[1] ?? '')).toEqual(choice)
})

test('the best of each kind need no page of their own', () => {
  expect(searchQuery({ ...nothing, q: 'ruiz' })).toEqual({ q: 'ruiz', $pageIndex: 0, $pageSize: 1 })
  expect(searchQuery({ q: 'ruiz', kind: 'person', sportSlug: 'football', page: 2 }, 4)).toEqual({
    q: 'ruiz',
    kind: 'person',
    sportId: 4,
    $pageIndex: 1,
    $pageSize: 20,
  })
})

test('results are grouped by kind, and one kind is a group of its own', () => {
  const items = [{ id: 1 } as SearchItem]
  const grouped = [{ kind: 'story' as const, count: 9, items }]
  expect(groupsOf({ kind: null }, { items, totalItems: 40, grouped })).toBe(grouped)
  expect(groupsOf({ kind: 'person' }, { items, totalItems: 40, grouped: [] })).toEqual([
    { kind: 'person', count: 40, items },
  ])
  expect(groupsOf({ kind: 'person' }, { items: [], totalItems: 0, grouped: [] })).toEqual([])
})

test('kinds are called as fans call them', () => {
  expect([kindTitle('sport'), kindTitle('person')]).toEqual(['Teams', 'People'])
})

describe('the arrow keys move through the results', () => {
  test.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, null],
    ['ArrowDown', -1, 0, null],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, -1],
    ['ArrowUp', -1, 3, null],
    ['Tab', 0, 3, null],
    ['a', -1, 3, null],
  ])('%s at %i of %i leads to %s', (key, at, count, next) => {
    expect(nextResult(key, at, count)).toBe(next)
  })
})
