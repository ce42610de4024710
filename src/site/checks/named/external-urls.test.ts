import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { externalUrls } from './external-urls.ts'

test.each([
  ['/watch', true, '/watch'],
  ['/gameday/concurrent.aspx?ids=1,2', true, '/gameday/concurrent.aspx?ids=1,2'],
  ['/Showcase/embed.aspx', true, '/Showcase/embed.aspx'],
  ['/sports/football/schedule.ics', true, '/sports/football/schedule.ics'],
  ['/documents/media-guide.pdf', true, '/documents/media-guide.pdf'],
  ['/sports/football', true, null],
  ['/watch', false, null],
])('external-urls: %s, inside the app %s, leaves for %s', async (address, isInApp, to) => {
  expect(await externalUrls.address(visitOf(address, { isInApp }))).toEqual(
    to && { to, isPermanent: false, leaves: true },
  )
})
