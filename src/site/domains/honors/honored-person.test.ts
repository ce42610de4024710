import { expect, test } from 'vitest'
import { honoredPerson } from './honored-person.ts'

const golf = { id: 1, title: 'Golf', shortName: 'golf', abbrev: 'GO', globalSportNameSlug: 'golf' }
const school = { name: 'Tamarack', crest: null }
const award = 'Hall of Fame, Class of 1987'

test.each([
  [
    {
      name: 'Ada Byrne',
      url: '/honors/x/ada-byrne/7',
      image: '/files/a.svg',
      hometown: 'Elm, MD',
      sport: golf,
      award,
    },
    { image: '/files/a.svg', homeLocation: { '@type': 'Place', name: 'Elm, MD' }, award },
    { memberOf: { '@type': 'SportsTeam', name: 'Tamarack Golf' } },
  ],
  [{ name: 'Ada Byrne', url: '/awards/7', image: null, sport: null, award }, { award }, {}],
])('an honored person says what was given, and of the rest only what is known', (honored, known, team) => {
  const person = honoredPerson(honored, school)
  expect(person).toMatchObject({ '@type': 'Person', name: 'Ada Byrne', url: honored.url, ...known, ...team })
  expect('image' in person).toBe(honored.image !== null)
  expect('memberOf' in person).toBe(honored.sport !== null)
})
