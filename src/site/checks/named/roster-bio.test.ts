import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { rosterBio } from './roster-bio.ts'

const address = '/sports/football/roster/ada-byrne/7'

test.each([
  ['the right address stays', address, null],
  ['a former name is redirected', '/sports/football/roster/ada-lark/7', address],
  ['so is a team that the player is not in', '/sports/golf/roster/ada-byrne/7?tab=bio', `${address}?tab=bio`],
])('roster-bio: %s', (_, asked, to) => {
  expect(rosterBio.content(visitOf(asked).url, { address })).toEqual(to && { to, isPermanent: true })
})

test('roster-bio: the season of a roster is spelled as the site spells it, and the id of a player is none', async () => {
  expect(await rosterBio.address(visitOf('/sports/golf/roster/2025-2026'))).toEqual({
    to: '/sports/golf/roster/2025-26',
    isPermanent: true,
  })
  expect(await rosterBio.address(visitOf('/sports/golf/roster/2025-2026/7'))).toBeNull()
})
