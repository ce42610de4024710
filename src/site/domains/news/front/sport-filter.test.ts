import { describe, expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { chosenSport, sportFilterLinks } from './sport-filter.ts'

const sport = (globalSportNameSlug: string, title: string, nonSport = false) =>
  ({ globalSportNameSlug, title, nonSport }) as Sport
const sports = [sport('tennis', 'Tennis'), sport('football', 'Football'), sport('general', 'General', true)]

describe('the sport filter of the news', () => {
  test("has 'All' first, then the real sports by title", () => {
    expect(sportFilterLinks(sports, null)).toEqual([
      { href: '/', label: 'All', current: true },
      { href: '/?sport=football', label: 'Football', current: false },
      { href: '/?sport=tennis', label: 'Tennis', current: false },
    ])
  })

  test.each([
    ['sport=tennis', 'tennis'],
    ['sport=quidditch', undefined],
    ['sport=general', undefined],
    ['', undefined],
  ])('with the address ?%s shows %s', (search, slug) => {
    expect(chosenSport(sports, new URLSearchParams(search))?.globalSportNameSlug).toBe(slug)
  })
})
