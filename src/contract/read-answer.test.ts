import { describe, expect, test } from 'vitest'
import { shapeOf } from './answer-shape.ts'
import { publicEndpoints } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { readAnswer, type Shape } from './read-answer.ts'

function read(shape: Shape, answer: unknown) {
  const logged: string[] = []
  return { answer: readAnswer(shape, answer, (message) => logged.push(message)), logged }
}

describe('a game', () => {
  const { scoreboard } = publicEndpoints.games
  const items = (...games: unknown[]) => read(shapeOf(scoreboard.response), { items: games })
  const least = { id: 7, startDate: '2026-11-14T18:00:00' }

  test.each<[string, unknown, string]>([
    ['without a date', { id: 424242, opponent: 7, sport: 'x', media: 3 }, '424242'],
    ['whose date is none', { id: 9, startDate: 'soon' }, '9'],
    ['with something else in place of its opponent', { ...least, opponent: 'Ellery' }, '7'],
    ['without an id', { startDate: '2026-11-14T18:00:00' }, 'undefined'],
    ['that is null', null, 'null'],
    ['that is a text', 'x', 'x'],
  ])("%s is logged 'Error parsing game {id}' and replaced by an empty object", (_, game, id) => {
    const { answer, logged } = items(game, least)
    expect(answer).toMatchObject({ items: [{}, { id: 7, atVs: 'vs', status: 'A', result: null }] })
    expect((answer as { items: object[] }).items[0]).toEqual({})
    expect(logged).toEqual([`Error parsing game ${id}`])
  })

  test('is shown with what is there: what is missing is null, and its start in UTC is its start', () => {
    const { answer } = items({ ...least, opponent: { title: 'Ellery' }, result: { teamScore: 21 } })
    expect(answer).toMatchObject({
      items: [
        {
          startDateUtc: least.startDate,
          opponent: { id: 0, title: 'Ellery', image: null },
          media: { tv: null, audio: null },
          result: { status: 'N', teamScore: '21', opponentScore: null },
        },
      ],
    })
  })
})

describe('a call of the specification may answer', () => {
  const { sports, promotions, tracking, settings } = publicEndpoints
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
    ['no settings', settings.seo, {}, { settings: { title: { siteName: '' }, meta: { ogImage: '' } } }],
  ])('%s', (_, { response }, given, expected) => {
    expect(read(shapeOf(response), given).answer).toMatchObject(expected as object)
  })
})

test.each([[7], ['x'], [{ items: 7 }], [[]]])('an answer that is none, %j, is a failed call', (answer) => {
  expect(() => read(shapeOf(publicEndpoints.games.scoreboard.response), answer)).toThrow(TypeError)
})
