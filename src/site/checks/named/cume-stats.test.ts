import { expect, test } from 'vitest'
import { visitOf } from '#tests/factories/visit.ts'
import { cumeStats } from './cume-stats.ts'

const box = '/sports/football/stats/2026/wexcombe/boxscore/12'

test.each([
  ['a box score at its address stays', box, null],
  ['one under another season is redirected', '/sports/football/stats/2025/wexcombe/boxscore/12', box],
  ['one under a former opponent too', '/sports/football/stats/2026/wexcomb/boxscore/12', box],
])('cume-stats: %s', (_, asked, to) => {
  expect(cumeStats.content(visitOf(asked).url, { address: box })).toEqual(to && { to, isPermanent: true })
})

test('cume-stats: the season is spelled as the site spells it', async () => {
  expect(await cumeStats.address(visitOf('/sports/golf/stats/2025-2026?view=games'))).toEqual({
    to: '/sports/golf/stats/2025-26?view=games',
    isPermanent: true,
  })
})
