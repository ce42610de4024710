import { describe, expect, test } from 'vitest'
import type { AllAmericanSummary, AwardSummary, InducteeSummary } from '#contract/honors.ts'
import {
  allAmericanEntry,
  awardEntry,
  groupEntries,
  inducteeEntry,
  partedName,
  rollGroups,
} from './honor-entries.ts'

const golf = {
  id: 1,
  title: "Men's Golf",
  shortName: 'mgolf',
  abbrev: 'MGO',
  globalSportNameSlug: 'mens-golf',
}

const award: AwardSummary = {
  id: 7,
  title: 'Otter of the Year',
  type: 'department',
  awardedOn: '2026-05-20',
  year: 2026,
  sport: golf,
  recipient: 'Ada de la Cruz',
  citation: 'For a season',
  image: null,
  url: '/awards/7',
}

const inductee: InducteeSummary = {
  id: 9,
  firstName: 'Ada',
  lastName: 'Byrne',
  slug: 'ada-byrne',
  classYear: 1987,
  sport: golf,
  role: 'player',
  years: '1970-73',
  jerseyNumber: '00',
  position: null,
  citation: 'For a season',
  image: null,
  url: '/honors/hall-of-fame/ada-byrne/9',
}

const american: AllAmericanSummary = {
  id: 3,
  firstName: 'Ada',
  lastName: 'Byrne',
  slug: 'ada-byrne',
  sport: golf,
  year: 1972,
  team: 'First Team',
  selector: 'Coaches Association',
  position: null,
  image: null,
  url: '/all-americans/3',
}

describe('on a list of honors', () => {
  test('an inductee stands with sport, years and number', () => {
    expect(inducteeEntry(inductee)).toMatchObject({ line: "Men's Golf, 1970-73", number: '00', note: null })
  })
  test('a recipient stands with the award, the sport and the day', () => {
    expect(awardEntry(award)).toMatchObject({ line: 'Otter of the Year', note: "Men's Golf, May 20, 2026" })
    expect(awardEntry({ ...award, sport: null })).toMatchObject({ note: 'May 20, 2026' })
  })
  test('an All-American stands with the team and who named it', () => {
    expect(allAmericanEntry(american)).toMatchObject({
      line: 'First Team, Coaches Association',
      note: "Men's Golf, 1972",
    })
  })
  test.each([
    ['Ada Byrne', 'Ada', 'Byrne'],
    ['Ada de la Cruz', 'Ada de la', 'Cruz'],
    ['Women’s  Golf ', 'Women’s', 'Golf'],
    ['Cher', '', 'Cher'],
  ])('%s is listed under the last word', (name, firstName, lastName) => {
    expect(partedName(name)).toEqual({ firstName, lastName })
  })
})

describe('groupings', () => {
  const items = [
    award,
    { ...award, id: 8, year: 2025 },
    { ...award, id: 6, sport: null, recipient: 'Zoe abbott' },
  ]
  test.each([
    ['year', { 2025: [8], 2026: [7, 6] }],
    ['sport', { "Men's Golf": [7, 8], Department: [6] }],
    ['name', { C: [7, 8], A: [6] }],
  ] as const)('by %s have the headings and everybody once', (grouping, expected) => {
    const groups = groupEntries(items, grouping, awardEntry)
    expect(
      Object.fromEntries(groups.map(({ title, entries }) => [title, entries.map(({ id }) => id)])),
    ).toEqual(expected)
  })

  test.each([
    ['year', 'Class of 1987', 'Class of', '1987'],
    ['sport', "Men's Golf", null, "Men's Golf"],
    ['name', 'B', null, 'B'],
  ] as const)('a roll by %s under %s', (grouping, title, kicker, heading) => {
    expect(rollGroups([{ title, inductees: [inductee] }], grouping)).toEqual([
      { kicker, title: heading, entries: [inducteeEntry(inductee)] },
    ])
  })
})
