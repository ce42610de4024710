import { describe, expect, test } from 'vitest'
import type { StoryCard } from '#contract/news.ts'
import {
  archiveHref,
  archiveQuery,
  archiveYears,
  monthTitle,
  readArchiveChoice,
  storiesByMonth,
} from './archive-choice.ts'

const everything = { sportSlug: null, month: null, tag: null, text: '', page: 1 }
const read = (search: string, sport: string | null = null) =>
  readArchiveChoice(new URLSearchParams(search), sport)

describe('archives by month, sport, tag and text', () => {
  test.each([
    ['', {}],
    ['month=2026-11', { month: '2026-11' }],
    ['month=2026-13', {}],
    ['month=0000-01', {}],
    ['month=11', {}],
    ['tag=recap&text=+over++time+', { tag: 'recap', text: 'over time' }],
    ['page=4', { page: 4 }],
  ])('?%s', (search, chosen) => {
    expect(read(search)).toEqual({ ...everything, ...chosen })
  })

  test('the address of a choice leads back to it', () => {
    const choice = { sportSlug: 'football', month: '2026-11', tag: 'recap', text: 'red zone', page: 3 }
    const href = archiveHref(choice)
    expect(href).toBe('/sports/football/archives?month=2026-11&tag=recap&text=red+zone&page=3')
    expect(read(href.split('?')[1] ?? '', 'football')).toEqual(choice)
    expect(archiveHref(everything)).toBe('/archives')
  })

  test('the API is asked for what was chosen and nothing else', () => {
    expect(archiveQuery(everything)).toEqual({ $pageIndex: 0, $pageSize: 20 })
    expect(archiveQuery({ ...everything, tag: 'recap', page: 2 }, 7)).toEqual({
      sportId: 7,
      tag: 'recap',
      $pageIndex: 1,
      $pageSize: 20,
    })
  })
})

test('a year has all its months, and the latest year comes first', () => {
  const [latest, ...earlier] = archiveYears([
    { month: '2026-11', count: 12 },
    { month: '2026-01', count: 3 },
    { month: '2024-12', count: 5 },
  ])
  expect(latest).toMatchObject({ year: '2026', count: 15 })
  expect(latest?.months).toHaveLength(12)
  expect(latest?.months[0]).toEqual({ month: '2026-01', name: 'Jan', count: 3 })
  expect(latest?.months[1]?.count).toBe(0)
  expect(earlier.map(({ year }) => year)).toEqual(['2024'])
})

test('stories stand under their month', () => {
  const story = (publishedOn: string) => ({ publishedOn }) as StoryCard
  const groups = storiesByMonth(['2026-11-14', '2026-11-02', '2026-10-31'].map(story))
  expect(groups.map(({ month, stories }) => [monthTitle(month), stories.length])).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
  ])
})
