import { expect, test } from 'vitest'
import { payloadAddress } from './payload-address.ts'

test.each([
  ['/', 'routes/home/home', '/_.data?_routes=routes%2Fhome%2Fhome'],
  ['/calendar', 'routes/games/calendar', '/calendar.data?_routes=routes%2Fgames%2Fcalendar'],
])('the payload of %s (%s) is at %s', (pathname, page, address) => {
  expect(payloadAddress({ pathname, search: '' }, page)).toBe(address)
})
