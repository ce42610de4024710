import { describe, expect, test } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf, sports } from '#tests/factories/loading.ts'
import { loadSchedule, loadSeason } from './load-schedule.ts'

const game = (id: number, change: object = {}) => ({
  id,
  sport: football,
  startDate: '2001-09-01T15:00:00',
  type: 'recent' as const,
  ...change,
})
const schedule = {
  scheduleId: 1,
  sport: football,
  season: '2026',
  seasons: ['2026', '2025'],
  currentSeason: '2026',
  games: [game(1, { locationIndicator: 'H' }), game(2, { locationIndicator: 'A', isConference: true })],
}
const open = (address: string, change: object = {}, more: Answers = {}) => {
  const [, seasonTitle] = /schedule\/(\d{4})/.exec(address) ?? []
  const params = { globalSportNameSlug: 'football', seasonTitle }
  const args = loading(address, params, {
    sports,
    games: { scheduleBySport: { ...schedule, ...change } },
    ...more,
  })
  return { args, page: loadSchedule(args), api: args.api }
}
const address = '/sports/football/schedule'

describe('the schedule of a team', () => {
  test.each([
    [address, { slug: 'football' }],
    [`${address}/2026`, { slug: 'football', season: '2026' }],
  ])('at %s is that of its season, the current one unless one is named', async (at, asked) => {
    const { page, api } = open(at)
    expect((await page).head).toMatchObject({ canonical: address, image: '/football.webp' })
    expect(api.games.scheduleBySport).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test('of an older season has an address with its name, and one of its own for each', async () => {
    const { page } = open(`${address}/2025`, { season: '2025' })
    expect(await page).toMatchObject({
      head: { canonical: `${address}/2025` },
      seasonLinks: [
        { season: '2026', href: address },
        { season: '2025', href: `${address}/2025` },
      ],
    })
  })

  test('under another name of the team is sent to the right one', async () => {
    expect(await refusalOf(open('/sports/fball/schedule?location=H').page)).toEqual([
      301,
      `${address}?location=H`,
    ])
  })

  test('that is not there is as the API says', async () => {
    const games = { scheduleBySport: notFound('No such team.') }
    expect(await refusalOf(open(address, {}, { games }).page)).toEqual([404, 'No such team.'])
  })

  test.each([
    ['text', address, `${address}/text`],
    ['calendar', address, '/sports/football/calendar'],
  ])(
    'of a school that puts the %s first leads there who did not say what to see',
    async (defaultView, at, to) => {
      const settings = { defaultView }
      expect(await refusalOf(open(at, { settings }).page)).toEqual([302, to])
      expect((await open(`${at}?view=list`, { settings }).page).address).toBe(`${at}?view=list`)
    },
  )

  test.each([
    ['', [1, 2], true],
    ['?location=H', [1], false],
    ['?location=moon', [1, 2], true],
  ])('with %j shows those games', async (query, shown, hasConferenceGames) => {
    const page = await open(address + query).page
    expect(page.games.map(({ id }) => id)).toEqual(shown)
    expect(page.hasConferenceGames).toBe(hasConferenceGames)
    // Machines are told of the whole season.
    expect(page.structuredData).toHaveLength(4)
  })

  test('asks for what is live only where a game may be', async () => {
    const { page, api } = open(address)
    expect((await page).live).toEqual([])
    expect(api.live.games).not.toHaveBeenCalled()
    const running = [game(1, { type: 'upcoming', gameState: 3 }), game(2)]
    const Games = [{ Id: 1, HasStarted: true }]
    const live = open(
      address,
      { games: running },
      { live: { games: { Games } }, 'game-center': { games: [] } },
    )
    expect((await live.page).live).toMatchObject([{ id: 1, live: { id: 1, phase: 'live' } }])
    const silent = open(address, { games: running })
    expect((await silent.page).live).toMatchObject([{ id: 1, live: null }])
  })
})

test('a season does without the picture of a team that is not in the list', async () => {
  const { args } = open(address, {}, { sports: { list: [] } })
  expect((await loadSeason(args)).head).toMatchObject({ canonical: address, image: null })
})
