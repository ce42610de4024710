import { describe, expect, test } from 'vitest'
import type { Sport } from '#contract/sports.ts'
import { realSports, socialLinks, teamGroups, titleInGroup } from './teams.ts'

const sport = (title: string, change: Partial<Sport> = {}): Sport => ({
  abbrev: 'X',
  facebookPage: null,
  globalSportGender: 'M',
  globalSportId: 1,
  globalSportShortName: 'x',
  globalSportNameSlug: 'x',
  id: 1,
  instagramName: null,
  nonSport: false,
  pinterestName: null,
  shortName: 'x',
  title,
  ticketsLink: null,
  twitterName: null,
  youtubeName: null,
  rosterId: null,
  scheduleId: null,
  displayOpponentHistory: false,
  poster: null,
  sportGroup: null,
  ...change,
})

const titles = (sports: Sport[]) => sports.map(({ title }) => title)

test('real sports are those with non_sport false, sorted by title', () => {
  const sports = [sport('Wrestling'), sport('General', { nonSport: true }), sport('Baseball')]
  expect(titles(realSports(sports))).toEqual(['Baseball', 'Wrestling'])
})

describe('teams are grouped as fans look for them', () => {
  const football = sport('Football')
  const golf = sport("Women's Golf", { globalSportGender: 'W' })
  const sailing = sport('Sailing', { globalSportGender: null })

  test('men, women and mixed, in this order', () => {
    expect(
      teamGroups([sailing, golf, football]).map(({ title, sports }) => [title, ...titles(sports)]),
    ).toEqual([
      ["Men's", 'Football'],
      ["Women's", "Women's Golf"],
      ['Mixed', 'Sailing'],
    ])
  })

  test('a group without a team is left out', () => {
    expect(teamGroups([golf]).map(({ title }) => title)).toEqual(["Women's"])
  })

  test('a title does not repeat its heading', () => {
    expect([titleInGroup("Women's Golf"), titleInGroup('Football')]).toEqual(['Golf', 'Football'])
  })
})

test('a team is followed where it has an account', () => {
  expect(socialLinks(sport('Football', { twitterName: 'HalcyonFB' }))).toEqual([
    { network: 'twitter', title: 'Football on X', handle: 'HalcyonFB', url: 'https://x.com/HalcyonFB' },
  ])
})
