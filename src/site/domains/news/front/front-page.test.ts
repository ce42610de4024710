import { describe, expect, test } from 'vitest'
import { frontPage } from './front-page.ts'

const now = new Date('2026-11-15T12:00:00Z')

/** '2 football preview': the day of November, the sport, and what is special about it. */
function story(id: string, day: number, sport: number, rest: object = {}) {
  return {
    id,
    type: 'recap' as const,
    date: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
    image: {},
    isExternal: false,
    sport: { id: sport },
    ...rest,
  }
}

const stories = [
  story('a', 15, 1),
  story('b', 14, 1),
  story('c', 13, 2),
  story('d', 12, 3, { isExternal: true }),
  story('e', 11, 3),
  story('f', 10, 2),
  story('g', 9, 4),
]
const ids = (dealt: { id: string }[]) => dealt.map(({ id }) => id).join('')

describe('a front page', () => {
  test('tells no story twice', () => {
    const { lead, top, news } = frontPage(stories, { lead: 2, top: 2, news: 9 }, now)
    expect([ids(lead), ids(top), ids(news)]).toEqual(['ac', 'bd', 'efg'])
  })

  test('leads with one story of each sport before any has two, in the order of their dates', () => {
    expect(ids(frontPage(stories, { lead: 5, top: 0, news: 0 }, now).lead)).toBe('abceg')
  })

  test('gives the stories of a part it does not have to the next', () => {
    const { lead, top } = frontPage(stories, { lead: 0, top: 3, news: 0 }, now)
    expect([ids(lead), ids(top)]).toEqual(['', 'abc'])
  })

  test.each([
    ['told elsewhere', { isExternal: true }],
    ['without a picture', { image: null }],
    ['that is an announcement', { type: 'release' as const }],
    ['that looks forward to a day gone by', { type: 'preview' as const, date: '2026-11-11T12:00:00Z' }],
  ])('does not lead with a story %s', (_sentence, rest) => {
    const { lead, top } = frontPage([story('x', 15, 1, rest)], { lead: 1, top: 1, news: 0 }, now)
    expect([ids(lead), ids(top)]).toEqual(['', 'x'])
  })

  test('leaves out a preview once the same team has a recap', () => {
    const preview = { type: 'preview' as const }
    const told = [story('a', 14, 1), story('b', 13, 1, preview), story('c', 12, 2, preview)]
    expect(ids(frontPage(told, { lead: 0, top: 9, news: 0 }, now).top)).toBe('ac')
  })

  test('leads with a preview while there is something to look forward to', () => {
    const preview = story('x', 14, 1, { type: 'preview' as const })
    expect(ids(frontPage([preview], { lead: 1, top: 0, news: 0 }, now).lead)).toBe('x')
  })
})
