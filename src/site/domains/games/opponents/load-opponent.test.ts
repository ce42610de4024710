import { describe, expect, test } from 'vitest'
import { football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadOpponent } from './load-opponent.ts'

const address = '/sports/football/opponent-history/wexcombe/4'
const meeting = (id: number, status: 'W' | 'L', teamScore: string, opponentScore: string) => ({
  id,
  type: 'recent' as const,
  startDate: '2001-09-01T15:00:00',
  result: { status, teamScore, opponentScore, boxscore: `/box/${id}` },
})
const series = {
  sport: football,
  opponent: { id: 4, title: 'Wexcombe', slug: 'wexcombe' },
  record: { overall: { text: '1-1' }, streak: 'W1' },
  biggestWin: {
    gameId: 1,
    startDate: '2001-09-01',
    status: 'W' as const,
    teamScore: '30',
    opponentScore: '10',
  },
  games: [meeting(1, 'W', '30', '10'), meeting(2, 'L', '7', '9')],
}
const open = (at = address, change: object = {}, displayOpponentHistory = true, opponentId = '4') => {
  const list = [{ ...football, displayOpponentHistory }]
  const games = { opponentSeries: { ...series, ...change } }
  const args = loading(at, { sportSlug: 'football', opponentId }, { sports: { list }, games })
  return { page: loadOpponent(args), api: args.api }
}

describe('the series with an opponent', () => {
  test('has its record, its points and its great days', async () => {
    const { page, api } = open()
    expect(await page).toMatchObject({
      head: { canonical: address },
      record: '1-1',
      facts: [
        { label: 'Home' },
        { label: 'Away' },
        { label: 'Neutral' },
        { label: 'Streak', value: 'W1' },
        { label: 'Scored', value: '37' },
        { label: 'Allowed', value: '19' },
      ],
      moments: [
        { title: 'Biggest win', href: '/box/1' },
        { title: 'Current streak' },
        { title: 'Longest streaks' },
      ],
    })
    expect(api.games.opponentSeries).toHaveBeenCalledExactlyOnceWith({ slug: 'football', opponentId: 4 })
  })

  test('of which nothing was played has no points', async () => {
    const { facts } = await open(address, { games: [], record: {} }).page
    expect(facts.map(({ label }) => label)).toEqual(['Home', 'Away', 'Neutral', 'Streak'])
    expect(facts.at(-1)?.value).toBe('–')
  })

  test('shows the next four meetings', async () => {
    const games = [1, 2, 3, 4, 5].map((id) => ({
      id,
      type: 'upcoming' as const,
      startDate: '2999-09-01T15:00:00',
    }))
    const page = await open(address, { games }).page
    expect(page.coming).toHaveLength(4)
    // Machines are told of the first.
    expect(page.structuredData).toHaveLength(2)
  })

  test('is no page where the school shows none of the sport, or with an id that is none', async () => {
    expect(await refusalOf(open(address, {}, false).page)).toEqual([404, `Page Not Found: ${address}`])
    const { page, api } = open(address, {}, true, 'four')
    expect(await refusalOf(page)).toEqual([404, `Page Not Found: ${address}`])
    expect(api.games.opponentSeries).not.toHaveBeenCalled()
  })

  test('under a wrong name is sent to the right one', async () => {
    expect(await refusalOf(open('/sports/football/opponent-history/wex/4').page)).toEqual([301, address])
  })
})
