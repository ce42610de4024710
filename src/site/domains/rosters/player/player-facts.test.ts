import { expect, test } from 'vitest'
import type { RosterPlayer } from '#contract/rosters.ts'
import { comparedFacts, playerFacts } from './player-facts.ts'
import { playerPerson } from './player-person.ts'

const player: RosterPlayer = {
  rosterPlayerId: 7,
  playerId: 70,
  firstName: 'Ada',
  lastName: 'Byrne',
  slug: 'ada-byrne',
  jerseyNumber: '00',
  position: 'G',
  positionTitle: 'Guard',
  academicYear: 'Junior',
  heightInches: 70,
  weight: null,
  hometown: 'Brookhaven, OH',
  highSchool: 'Brookhaven HS',
  previousSchool: null,
  major: null,
  isCaptain: true,
  image: '/files/halcyon/portraits/70.svg',
  socialMedia: [{ network: 'instagram', handle: '@ada', url: 'https://instagram.example/ada' }],
  url: '/sports/womens-basketball/roster/ada-byrne/7',
}

test('what is not known of a player is not mentioned', () => {
  expect(playerFacts(player)).toEqual([
    { label: 'Class', value: 'Junior' },
    { label: 'Height', value: '5-10' },
    { label: 'Hometown', value: 'Brookhaven, OH' },
    { label: 'High school', value: 'Brookhaven HS' },
  ])
})

test('a fact of either of two players is a row', () => {
  const other = { ...player, heightInches: null, major: 'History', position: null, positionTitle: null }
  expect(comparedFacts(player, other).filter(({ first, second }) => first !== second)).toEqual([
    { label: 'Position', first: 'Guard', second: null },
    { label: 'Height', first: '5-10', second: null },
    { label: 'Major', first: null, second: 'History' },
  ])
})

test('a player is a Person of schema.org with a team', () => {
  const sport = {
    id: 3,
    title: 'Women’s Basketball',
    shortName: 'wbball',
    abbrev: 'WBB',
    globalSportNameSlug: 'womens-basketball',
  }
  const person = playerPerson(player, sport, { name: 'Halcyon State University', crest: null })
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Ada Byrne',
    url: player.url,
    height: { '@type': 'QuantitativeValue', value: 70, unitCode: 'INH' },
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'Brookhaven HS' }],
    memberOf: { '@type': 'SportsTeam', url: '/sports/womens-basketball' },
    sameAs: ['https://instagram.example/ada'],
  })
  expect(person).not.toHaveProperty('weight')
})
