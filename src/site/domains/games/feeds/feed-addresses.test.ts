import { expect, test } from 'vitest'
import { siteFeed, subscribing } from './feed-addresses.ts'

test.each([
  [undefined, '/calendar.ics'],
  [{ sport: null, location: null }, '/calendar.ics'],
  [{ sport: 'football', location: 'H' }, '/calendar.ics?sport=football&location=H'],
] as const)("the site's feed of %o is at %s", (choice, address) => {
  expect(siteFeed(choice)).toBe(address)
})

test.each([
  ['https://x.example/calendar.ics', 'webcal://x.example/calendar.ics'],
  ['http://localhost:3000/calendar.ics', 'webcal://localhost:3000/calendar.ics'],
])('programs subscribe to %s by %s', (address, webcal) => {
  expect(subscribing(address)).toBe(webcal)
})
