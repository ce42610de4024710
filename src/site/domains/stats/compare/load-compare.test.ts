import { describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, basketball, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { loadCompare } from './load-compare.ts'

const address = '/sports/football/compare'
const columns = [
  {
    key: 'passing',
    title: 'Passing',
    teamOnly: false,
    columns: [
      {
        key: 'yds',
        label: 'YDS',
        name: 'Pass Yards',
        title: 'Passing',
        format: 'whole' as const,
        total: 'sum' as const,
        seasonOnly: false,
      },
    ],
  },
]
const numbers = (playerId: number) => ({
  playerId,
  name: `Player ${playerId}`,
  sports: [
    {
      sport: playerId === 5 ? basketball : football,
      columns,
      seasons: [
        { season: '2026', gp: 3, rosterPlayerId: playerId * 10, stats: { passing: { yds: playerId * 100 } } },
      ],
      career: { gp: 9, stats: { passing: { yds: playerId * 300 } } },
    },
  ],
})
const player = (rosterPlayerId: number) => ({
  rosterPlayerId,
  playerId: rosterPlayerId / 10,
  firstName: 'Ada',
  lastName: `Byrne ${rosterPlayerId}`,
  position: 'QB',
  jerseyNumber: '4',
  url: `/sports/football/roster/x/${rosterPlayerId}`,
})
const answers: Answers = {
  rosters: {
    bySport: { sport: football, currentSeason: '2026', players: [player(10), player(20)] },
    player: ({ rosterPlayerId }) => ({ player: player(rosterPlayerId), sport: football, season: '2026' }),
  },
  stats: {
    leaders: { sport: football, season: '2026', categories: [] },
    player: ({ playerId }) => (playerId === 404 ? notFound('Nobody.') : numbers(playerId)),
  },
  navigation: { sub: [] },
}
const open = (query = '', change: Answers = {}) =>
  loadCompare(loading(address + query, { sportSlug: 'football' }, { ...answers, ...change }))
const yards = ({ comparison }: Awaited<ReturnType<typeof open>>) =>
  comparison.tables[0]?.numbers[0]?.sides.map(({ value, isBest }) => (isBest ? `${value} leads` : value))

describe('the comparison of players', () => {
  test('offers everybody of the roster, and compares nobody before somebody is chosen', async () => {
    expect(await open()).toMatchObject({
      head: { canonical: address, isHidden: true },
      chosen: [],
      people: [{ value: '1', label: '#4 Ada Byrne 10, QB' }, { value: '2' }],
      comparison: { players: [], tables: [] },
    })
  })

  test.each([
    ['?a=1&b=2', ['1', '2'], [100, '200 leads']],
    ['?a=1&b=2&c=3&season=career', ['1', '2', '3'], [300, 600, '900 leads']],
    ['?a=1&b=404&c=5&d=2', ['1', '2'], [100, '200 leads']],
    ['?a=1', ['1'], undefined],
  ])('at %s', async (query, chosen, expected) => {
    const page = await open(query)
    expect(page.chosen).toEqual(chosen)
    expect(yards(page)).toEqual(expected)
  })

  test('keeps somebody who has left among those that may be chosen', async () => {
    expect((await open('?a=3&b=1')).people.at(-1)).toEqual({ value: '3', label: 'Player 3' })
  })

  test('of a sport without statistics is no page', async () => {
    const stats = { ...answers.stats, leaders: null }
    expect(await refusalOf(open('', { stats }))).toEqual([404, `Page Not Found: ${address}`])
  })
})
