import { describe, expect, test } from 'vitest'
import {
  everything,
  honorsHref,
  isNarrowed,
  readGrouping,
  readHonorsChoice,
  yearsBetween,
} from './honors-choice.ts'

const hall = { address: '/honors/hall-of-fame', groupingIn: 'path' } as const
const awards = { address: '/awards', groupingIn: 'query' } as const

describe('honors are listed by year, sport or name', () => {
  test.each([
    [undefined, 'year'],
    ['year', 'year'],
    ['sport', 'sport'],
    ['name', 'name'],
    ['height', null],
    ['', null],
  ])('"%s" in the address means %s', (word, grouping) => {
    expect(readGrouping(word)).toBe(grouping)
  })

  test.each([
    [hall, {}, '/honors/hall-of-fame'],
    [hall, { grouping: 'year' }, '/honors/hall-of-fame'],
    [hall, { grouping: 'sport' }, '/honors/hall-of-fame/sport'],
    [hall, { grouping: 'name', letter: 'K', page: 2 }, '/honors/hall-of-fame/name?letter=K&page=2'],
    [hall, { year: 2026 }, '/honors/hall-of-fame?year=2026'],
    [awards, { grouping: 'sport' }, '/awards?group=sport'],
    [awards, { type: 'academic', sport: 'mens-golf' }, '/awards?sport=mens-golf&type=academic'],
    [awards, { text: 'de la Cruz', decade: 1990 }, '/awards?text=de+la+Cruz&decade=1990'],
  ] as const)('%o with %o is at %s', (list, choice, href) => {
    expect(honorsHref(list, choice)).toBe(href)
  })
})

describe('the address of a list', () => {
  test.each([
    ['', {}],
    ['text=&sport=&year=&type=', {}],
    ['group=name', { grouping: 'name' }],
    ['group=height', {}],
    ['text=++de+la++Cruz+', { text: 'de la Cruz' }],
    ['year=1987&decade=1980', { year: 1987, decade: 1980 }],
    ['year=87&decade=1985', {}],
    ['letter=k', { letter: 'K' }],
    ['letter=kk&type=medal', {}],
    ['type=academic', { type: 'academic' }],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=99999', { page: 10_000 }],
  ])('"%s" asks for %o and nothing else', (query, asked) => {
    expect(readHonorsChoice(new URLSearchParams(query))).toEqual({ ...everything, ...asked })
  })

  test.each([
    [{}, false],
    [{ grouping: 'sport', page: 3 }, false],
    [{ text: 'x' }, true],
    [{ year: 1990 }, true],
    [{ letter: 'A' }, true],
  ] as const)('with %o: some are left out is %s', (choice, narrowed) => {
    expect(isNarrowed({ ...everything, ...choice })).toBe(narrowed)
  })
})

test.each([
  [2024, 2026, [2026, 2025, 2024]],
  [2026, 2026, [2026]],
  [2027, 2026, []],
])('from %i to %i are the years %j', (first, last, years) => {
  expect(yearsBetween(first, last)).toEqual(years)
})
