import { expect, test } from 'vitest'
import type { StaffBio } from '#contract/staff.ts'
import { staffPerson } from './person.ts'

const bio: StaffBio = {
  id: 7,
  firstName: 'Ada',
  lastName: 'Byrne',
  slug: 'ada-byrne',
  title: 'Head Coach',
  email: { user: 'ada.byrne', domain: 'halcyon.example' },
  phone: '410-555-0123',
  image: '/files/ada.svg',
  url: '/staff-directory/ada-byrne/7',
  department: {
    id: 1,
    title: 'Track',
    slug: 'track-department',
    sport: null,
    phone: null,
    location: null,
    url: '',
  },
  bio: null,
  since: 2019,
  hometown: 'Elm, Maine',
  education: [
    { degree: 'Master of Education', school: 'Northern Plains', year: 2004 },
    { degree: 'Bachelor of Arts', school: 'Northern Plains', year: 2001 },
  ],
  previousStops: [],
  teams: [],
}
const school = { name: 'Halcyon State University', crest: null }
const sport = { id: 1, title: 'Track', shortName: 'track', abbrev: 'TF', globalSportNameSlug: 'track' }

test('a coach is told to machines as a person of the team and the school', () => {
  const url = '/sports/track/roster/coaches/ada-byrne/7'
  expect(staffPerson(bio, { url, jobTitle: 'Head Coach', sport }, school)).toMatchObject({
    '@type': 'Person',
    name: 'Ada Byrne',
    url,
    jobTitle: 'Head Coach',
    worksFor: { name: 'Halcyon State University' },
    alumniOf: [{ '@type': 'CollegeOrUniversity', name: 'Northern Plains' }],
    memberOf: { '@type': 'SportsTeam', name: 'Halcyon State University Track' },
  })
})

test('no address for mail is told to machines', () => {
  const thing = staffPerson(bio, { url: bio.url, jobTitle: bio.title }, school)
  expect(JSON.stringify(thing)).not.toContain('ada.byrne')
  expect(thing).not.toHaveProperty('memberOf')
})
