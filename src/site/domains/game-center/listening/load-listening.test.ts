import { expect, test } from 'vitest'
import { loading, refusalOf } from '#tests/factories/loading.ts'
import { loadListening } from './load-listening.ts'

const sport = {
  id: 2,
  title: 'Football',
  shortName: 'football',
  abbrev: 'FB',
  globalSportNameSlug: 'football',
}
const game = {
  id: 7,
  type: 'recent',
  sport,
  gameState: 4,
  startDate: '2026-11-14T13:00:00',
  startDateUtc: '2026-11-14T18:00:00Z',
  timeZone: 'America/New_York',
  atVs: 'vs',
  locationIndicator: 'H',
  opponent: { id: 3, title: 'Ellery', abbreviation: 'ELL' },
}
const hero = {
  gameId: 7,
  id: 7,
  sport,
  gameType: 'recent',
  gameState: 4,
  gameLocationIndicator: 'H',
  game,
} as never
const team = (name: string, score: number) => ({ name, abbreviation: name, score, scoreByPeriod: [score] })
const boxscore = {
  gameId: 7,
  sport,
  sportGroup: 'football',
  season: '2026',
  startDate: game.startDate,
  periods: ['1'],
  away: team('Ellery', 0),
  home: team('Halcyon', 7),
  plays: [{ period: 1, clock: '4:12', side: 'home', text: 'Touchdown', awayScore: 0, homeScore: 7 }],
} as never

const load = (answers: object) =>
  loadListening(
    loading('/game-center/7/listen', { gameId: '7' }, {
      'game-center': { hero },
      navigation: { sub: [] },
      ...answers,
    } as never),
  )

test('a game is told from its box score, beside its game center', async () => {
  const page = await load({ stats: { boxscore } })
  expect(page).toMatchObject({
    center: '/game-center/7',
    head: { canonical: '/game-center/7/listen' },
    told: { score: 'Halcyon 7, Ellery 0.', periods: [{ title: 'Quarter 1', plays: [{ isScore: true }] }] },
  })
})

test('a game of which nothing is kept has a page that says so', async () => {
  expect((await load({ stats: { boxscore: new Error('none') } })).told).toBeNull()
})

test('what is no number is no game', async () => {
  const page = loadListening(loading('/game-center/x/listen', { gameId: 'x' }, {}))
  expect((await refusalOf(page))[0]).toBe(404)
})
