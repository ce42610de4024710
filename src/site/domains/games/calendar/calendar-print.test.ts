import { describe, expect, test } from 'vitest'
import { calendarPrintHref, readCalendarPaper } from './calendar-print.ts'

const params = { type: 'list', sport: 'all', start: '2026-11-01', end: '2026-11-30', location: 'all' }
const sports = [{ id: 3, shortName: 'wgolf', globalSportNameSlug: 'womens-golf' }]
const paper = {
  layout: 'list',
  sportId: null,
  start: '2026-11-01',
  end: '2026-11-30',
  location: null,
} as const

describe('a print form is asked for by its address', () => {
  test.each([
    ['the whole month', {}, paper],
    ['as a grid', { type: 'month' }, { ...paper, layout: 'month' }],
    ['of a sport', { sport: '3' }, { ...paper, sportId: 3 }],
    ['of a sport by the name that its pages have', { sport: 'womens-golf' }, { ...paper, sportId: 3 }],
    ['of a sport by its short name', { sport: 'WGolf' }, { ...paper, sportId: 3 }],
    ['of sport 0, which means no specific sport', { sport: '0' }, paper],
    ['at home', { location: 'H' }, { ...paper, location: 'H' }],
    ['at home, in full', { location: 'home' }, { ...paper, location: 'H' }],
    ['away, in small letters', { location: 'a' }, { ...paper, location: 'A' }],
    [
      'of 92 days',
      { start: '2026-01-01', end: '2026-04-02' },
      { ...paper, start: '2026-01-01', end: '2026-04-02' },
    ],
    ['of one day', { end: '2026-11-01' }, { ...paper, end: '2026-11-01' }],
  ])('%s', (_, change, expected) => {
    expect(readCalendarPaper({ ...params, ...change }, sports)).toEqual(expected)
  })

  test.each([
    ['of another layout', { type: 'poster' }],
    ['of a sport that there is not', { sport: '4' }],
    ['of a day that is none', { start: '2026-02-30' }],
    ['that ends before it begins', { end: '2026-10-31' }],
    ['of 93 days', { start: '2026-01-01', end: '2026-04-03' }],
    ['somewhere else', { location: 'moon' }],
    ['at a word that every object knows', { location: 'constructor' }],
  ])('and not: one %s', (_, change) => {
    expect(readCalendarPaper({ ...params, ...change }, sports)).toBeUndefined()
  })

  test.each([
    [null, { type: 'all' as const }, '/calendar/print/list/all/2026-11-01/2026-11-30/all'],
    [
      null,
      { type: 'tickets' as const, sportId: 3, location: 'H' as const },
      '/calendar/print/list/3/2026-11-01/2026-11-30/H?type=tickets',
    ],
    [
      'golf',
      { type: 'all' as const, layout: 'month' as const },
      '/sports/golf/calendar/print/month/all/2026-11-01/2026-11-30/all',
    ],
  ])('%s %o is at %s', (slug, change, href) => {
    expect(calendarPrintHref(slug, { ...paper, ...change })).toBe(href)
  })
})
