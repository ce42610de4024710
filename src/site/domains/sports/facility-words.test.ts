import { expect, test } from 'vitest'
import { facilityFacts, mapUrl, stadiumOrArena } from './facility-words.ts'

const sport = { id: 1, title: 'Golf', shortName: 'golf', abbrev: 'G', globalSportNameSlug: 'golf' }
const facility = {
  id: 3,
  title: 'Larkspur Links',
  slug: 'larkspur-links',
  location: 'Larkspur, WA',
  teaser: null,
  featured: false,
  capacity: null,
  opened: 1971,
  images: [],
  sports: [sport],
  pageUrl: '/facilities/larkspur-links/3',
  address: '4 Dune & Creek Road, Larkspur, WA',
}

test.each([
  [
    { capacity: 41_200, comingHomeGames: 1 },
    ['41,200 Capacity', '1971 Opened', '1 Team at home', '1 Game to come'],
  ],
  [{ capacity: null, comingHomeGames: 0 }, ['1971 Opened', '1 Team at home', '0 Games to come']],
])('only figures that are known are shown: %j', (change, shown) => {
  expect(facilityFacts({ ...facility, ...change }).map(({ label, value }) => `${value} ${label}`)).toEqual(
    shown,
  )
})

test('the map is asked for the address, and without one for the town', () => {
  expect(new URL(mapUrl(facility)).searchParams.get('query')).toBe(facility.address)
  expect(new URL(mapUrl({ ...facility, address: null })).searchParams.get('query')).toBe('Larkspur, WA')
})

test('machines are told a StadiumOrArena without what is unknown', () => {
  expect(stadiumOrArena(facility)).toEqual({
    '@type': 'StadiumOrArena',
    name: 'Larkspur Links',
    url: '/facilities/larkspur-links/3',
    address: facility.address,
  })
  expect(stadiumOrArena({ ...facility, capacity: 300 })).toMatchObject({ maximumAttendeeCapacity: 300 })
})
