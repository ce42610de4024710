import { describe, expect, test } from 'vitest'
import { publicEndpoints } from '../api.ts'
import type { Endpoint } from '../endpoint.ts'
import { shapeOf } from './answer-shape.ts'
import { readAnswer, type Shape } from './read-answer.ts'

function read(shape: Shape, answer: unknown) {
  const logged: string[] = []
  const log = (...words: (string | undefined)[]) => logged.push(words.join(': '))
  return { answer: readAnswer(shape, answer, log), logged }
}

describe('a game', () => {
  const { scoreboard } = publicEndpoints.games
  const items = (...games: unknown[]) => read(shapeOf(scoreboard.response), { items: games })
  const least = { id: 7, startDate: '2026-11-14T18:00:00' }

  test.each<[string, unknown, string]>([
    ['without a date', { id: 424242, opponent: { id: 7 } }, '424242: startDate is missing'],
    ['with a text for its sport', { id: 424242, opponent: 7, sport: 'x' }, '424242: sport cannot be read'],
    ['whose date is none', { id: 9, startDate: 'soon' }, '9: startDate cannot be read'],
    [
      'with something else in place of its opponent',
      { ...least, opponent: 'Ellery' },
      '7: opponent cannot be read',
    ],
    ['without an id', { startDate: '2026-11-14T18:00:00' }, '?: id is missing'],
    ['that is null', null, 'null: it is none'],
    ['that is a text', 'x', 'x: it is none'],
  ])(
    "%s is logged 'Error parsing game {id}' and replaced by an empty object: the log says what is wrong",
    (_, game, id) => {
      const { answer, logged } = items(game, least)
      expect(answer).toMatchObject({ items: [{}, { id: 7, atVs: 'vs', status: 'A', result: null }] })
      expect((answer as { items: object[] }).items[0]).toEqual({})
      expect(logged).toEqual([`Error parsing game ${id}`])
    },
  )

  test('is shown with what is there: what is missing is null, and its start in UTC is its start', () => {
    const { answer } = items({ ...least, opponent: { title: 'Ellery' }, result: { teamScore: 21 } })
    expect(answer).toMatchObject({
      items: [
        {
          startDateUtc: `${least.startDate}Z`,
          timeZone: 'UTC',
          opponent: { id: 0, title: 'Ellery', slug: 'ellery', abbreviation: 'ELL', image: null },
          media: { tv: null, audio: null },
          result: { status: 'N', teamScore: '21', opponentScore: null },
        },
      ],
    })
  })
})

test('a game in the spelling of the specification is the same game', () => {
  const { answer, logged } = read(shapeOf(publicEndpoints.games.scoreboard.response), {
    items: [
      {
        id: 7,
        type: 'recent',
        sport: { title: "Women's Soccer", abbreviation: 'WSOC' },
        opponent: { title: 'Ellery', image: { url: '/ellery.svg' } },
        start_date: 'Nov 14, 2026 6:00 PM',
        is_live: false,
        media: { stats: '/stats' },
        result: { status: 'W', team_score: 3, opponent_score: '1', boxscore: '/box' },
        story: { url: '/news/recap' },
        game_center_enabled: true,
        game_center_link: '/game-center/7',
      },
    ],
  })
  expect(logged).toEqual([])
  expect(answer).toMatchObject({
    items: [
      {
        type: 'recent',
        sport: { globalSportNameSlug: 'womens-soccer' },
        opponent: { image: '/ellery.svg' },
        startDate: '2026-11-14T18:00:00',
        media: { stats: '/stats', audio: null },
        result: { status: 'W', teamScore: '3', opponentScore: '1', boxscore: '/box' },
        story: { url: '/news/recap' },
        gameCenterEnabled: true,
        gameCenterLink: '/game-center/7',
      },
    ],
  })
})

test.each([
  ['', 'Etc/GMT+5'],
  ['Nowhere', 'Etc/GMT+5'],
  [undefined, 'Etc/GMT+5'],
  ['America/Chicago', 'America/Chicago'],
])("the zone '%s' of a game is read as %s", (timeZone, expected) => {
  const game = {
    id: 7,
    startDate: '2026-11-14T18:00:00',
    startDateUtc: '2026-11-14T23:00:00Z',
    timeZone,
  }
  const { answer } = read(shapeOf(publicEndpoints.games.scoreboard.response), { items: [game] })
  expect(answer).toMatchObject({ items: [{ timeZone: expected }] })
})

describe('a call of the specification may answer', () => {
  const { sports, promotions, tracking, settings, games, forms, news } = publicEndpoints
  const gameCenter = publicEndpoints['game-center']
  test.each<[string, Endpoint, unknown, unknown]>([
    [
      'a sport without its optional fields',
      sports.list,
      [{ id: 1, title: 'Football', shortName: 'football' }],
      [
        {
          globalSportNameSlug: 'football',
          nonSport: false,
          facebookPage: null,
          displayOpponentHistory: false,
        },
      ],
    ],
    [
      'a sport by its name in addresses alone, or by its title alone',
      sports.list,
      [
        { id: 2, title: "Men's Basketball", globalSportNameSlug: 'basketball-men' },
        { id: 3, title: 'Chess' },
      ],
      [
        { shortName: 'mens-basketball', globalSportNameSlug: 'basketball-men' },
        { shortName: 'chess', globalSportNameSlug: 'chess' },
      ],
    ],
    [
      'an alert with the five fields of the specification',
      promotions.alerts,
      [{ id: 1, title: 'Fog', enabled: true, showOnWeb: true, endDate: null }],
      [{ id: 1, title: 'Fog', link: null }],
    ],
    [
      'a tracking tag without img',
      tracking.search,
      [{ id: 1, name: 'Tag', trackingHeadObject: { script: [{ attributes: {}, children: '1' }] } }],
      [{ trackingHeadObject: { img: [], style: [] }, trackingOpenBodyObject: { img: [], script: [] } }],
    ],
    [
      'a rotator without slidesPerView, which has one',
      promotions.byName,
      { campaigns: [{ id: 1 }], swiperOptions: { breakpoints: { 800: {} }, autoplay: {} } },
      {
        swiperOptions: {
          slidesPerView: 1,
          breakpoints: { 800: { slidesPerView: 1 } },
          autoplay: { delay: 8000 },
          pausable: true,
        },
      },
    ],
    [
      'no takeovers by saying nothing',
      promotions.takeovers,
      null,
      { takeovers: [], config: { isConcurrent: false } },
    ],
    [
      'takeovers without a config',
      promotions.takeovers,
      { takeovers: [] },
      { config: { isConcurrent: false } },
    ],
    ['a splash without data', promotions.splash, {}, { data: null }],
    [
      'a schedule without settings',
      games.scheduleBySport,
      { title: 'Schedule' },
      { settings: { opponentHistoryEnabled: false, scoreDisplay: 'team-first', defaultView: 'list' } },
    ],
    [
      'a form whose fields and options have no ids: they are counted',
      forms.byId,
      {
        fields: [
          { type: 'T', title: 'Name' },
          { type: 'S', options: [{ title: 'A' }, { title: 'B' }] },
        ],
      },
      { fields: [{ id: 1 }, { id: 2, options: [{ id: 1 }, { id: 2 }] }] },
    ],
    [
      'a story without an id',
      news.stories,
      { items: [{ title: 'A Win', date: 'Nov 14, 2026', url: '/news/a-win', image: '/a.jpg' }] },
      { items: [{ id: 1, slug: 'a-win', publishedOn: '2026-11-14', image: { url: '/a.jpg', alt: '' } }] },
    ],
    ['the head of a game center without the game', gameCenter.hero, { id: 7 }, { id: 7, gameState: 0 }],
    ['no settings', settings.seo, {}, { settings: { title: { siteName: '' }, meta: { ogImage: '' } } }],
  ])('%s', (_, { response }, given, expected) => {
    expect(read(shapeOf(response), given).answer).toMatchObject(expected as object)
  })
})

test.each([[7], ['x'], [{ items: 7 }], [[]]])('an answer that is none, %j, is a failed call', (answer) => {
  expect(() => read(shapeOf(publicEndpoints.games.scoreboard.response), answer)).toThrow(TypeError)
})
