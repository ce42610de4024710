import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { coach } from './coach.ts'

const address = '/sports/football/roster/coaches/ada-byrne/7'

test.each([
  ['the right address stays', address, null],
  ['a former name is redirected', '/sports/football/roster/coaches/ada-lark/7', address],
  ['so is a team that the coach is not with', '/sports/golf/roster/coaches/ada-byrne/7', address],
])('coach: %s', (_, asked, to) => {
  expect(coach.content(visitOf(asked).url, { address })).toEqual(to && { to, isPermanent: true })
})

test('coach: the season is spelled as the site spells it, and the records are no season', async () => {
  expect(await coach.address(visitOf('/sports/golf/coaches/2025-2026'))).toEqual({
    to: '/sports/golf/coaches/2025-26',
    isPermanent: true,
  })
  expect(await coach.address(visitOf('/sports/golf/coaches/overall'))).toBeNull()
})
