import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '#contract/api.ts'
import type { Story } from '#contract/news.ts'
import { notFound } from '#contract/shapes/problem.ts'
import { football } from '#tests/factories/loading.ts'
import { blocksOfText } from './blocks-of-text.ts'

/** As much as a card asks for; an error is thrown. */
type Answers = Record<string, Record<string, unknown>>
const apiOf = (answers: Answers): Api =>
  Object.fromEntries(
    Object.entries(answers).map(([domain, calls]) => [
      domain,
      Object.fromEntries(
        Object.entries(calls).map(([name, answer]) => [
          name,
          vi.fn(async () => {
            if (answer instanceof Error) throw answer
            return answer
          }),
        ]),
      ),
    ]),
  ) as unknown as Api

const opponent = { id: 3, title: 'Northfield', slug: 'northfield', image: null }
const game = {
  id: 7,
  sport: football,
  season: '2026',
  startDate: '2026-11-14T13:00:00',
  endDate: null,
  time: '1:00 PM',
  type: 'recent',
  status: 'A',
  atVs: 'at',
  opponent,
  tournament: null,
  gameCenterLink: '/game-center/7',
  result: {
    status: 'W',
    teamScore: '31',
    opponentScore: '28',
    prescore: null,
    postscore: null,
    boxscore: '/box/7',
  },
}
const side = { leaders: [] }
const box = { gameId: 7, away: side, home: side, teams: [], plays: [1, 2] }
const column = { key: 'yds', name: 'Yards', label: 'YDS', format: 'whole', total: 'sum', isLowBest: false }
const player = {
  rosterPlayerId: 9,
  playerId: 90,
  firstName: 'Ada',
  lastName: 'Byrne',
  positionTitle: 'Back',
  url: '/ada',
}
const category = (name: string) => ({
  group: 'g',
  key: name,
  title: name,
  leaders: [{ name }, { name: 'Second' }],
})
const answers: Answers = {
  games: { scoreboard: { items: [game] }, schedule: { sport: football, season: '2026' } },
  stats: {
    boxscore: box,
    leaders: { sport: football, season: '2026', categories: ['a', 'b', 'c', 'd', 'e'].map(category) },
    player: {
      sports: [
        {
          sport: football,
          columns: [{ key: 'rushing', title: 'Rushing', columns: [column] }],
          keyNumbers: [{ group: 'rushing', key: 'yds' }],
          seasons: [{ season: '2026', gp: 9, stats: { rushing: { yds: 812 } } }],
          gameLog: [{ season: '2026', stats: { rushing: { yds: 90 } } }],
        },
      ],
    },
  },
  rosters: { player: { player, sport: football, season: '2026' } },
  media: { gallery: { id: 5, title: 'Pictures', images: [] }, video: { id: 6, title: 'Film' } },
}
const story = { games: [], gallery: null, video: null } as Pick<Story, 'games' | 'gallery' | 'video'>
const card = (name: string) => `<div data-card="${name}"></div>`
const blocks = (html: string, change: Answers = {}) => {
  const api = apiOf({ ...answers, ...change })
  return { api, shown: blocksOfText(api, story, html) }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('a card in a text shows what is known now', () => {
  test('of a game its score, and where it is told', async () => {
    expect(await blocks(card('game/7')).shown).toMatchObject([
      { kind: 'game', game: { id: 7, date: '2026-11-14', result: { teamScore: '31' }, boxscore: '/box/7' } },
    ])
  })

  test('of a game that was called off that it was', async () => {
    const off = { ...game, status: 'C', result: null }
    const { shown } = blocks(card('game/7'), { games: { scoreboard: { items: [off] } } })
    expect(await shown).toMatchObject([{ kind: 'game', game: { time: 'Canceled', result: null } }])
  })

  test('of a box score the figures without the plays', async () => {
    expect(await blocks(card('boxscore/7')).shown).toMatchObject([
      {
        kind: 'boxscore',
        href: '/box/7',
        name: 'Sat, Nov 14, 2026 at Northfield',
        box: { gameId: 7, plays: [] },
      },
    ])
  })

  test('of a box score that is not there yet the game', async () => {
    const { shown } = blocks(card('boxscore/7'), { stats: { boxscore: null } })
    expect(await shown).toMatchObject([{ kind: 'game', game: { id: 7 } }])
  })

  test('of a player the numbers of that season', async () => {
    expect(await blocks(card('player/9')).shown).toMatchObject([
      {
        kind: 'player',
        position: 'Back',
        season: '2026',
        player: { lastName: 'Byrne', url: '/ada' },
        figures: [
          { label: 'Games', value: '9' },
          { label: 'Yards', value: '812' },
        ],
      },
    ])
  })

  test('of a player without numbers the player', async () => {
    const { shown } = blocks(card('player/9'), { stats: { player: notFound('None.') } })
    expect(await shown).toMatchObject([{ kind: 'player', figures: [] }])
  })

  test('of a season who leads in four numbers', async () => {
    const { shown, api } = blocks(card('leaders/2'))
    const [first] = await shown
    expect(first).toMatchObject({
      kind: 'leaders',
      leaders: { categories: ['a', 'b', 'c', 'd'].map((key) => ({ key })) },
    })
    expect(api.stats.leaders).toHaveBeenCalledWith({ slug: 'football', season: '2026' })
  })

  test('a post is a link, and nobody is asked', async () => {
    const url = 'https://x.com/otters/status/1'
    expect(await blocks(card(`post/${url}`)).shown).toEqual([
      { kind: 'post', post: { network: 'twitter', title: 'X', url } },
    ])
  })
})

test('what is gone leaves no hole, and says nothing', async () => {
  const gone: Answers = {
    games: { scoreboard: { items: [] }, schedule: notFound('Gone.') },
    stats: { boxscore: null },
    rosters: { player: notFound('Gone.') },
    media: { gallery: notFound('Gone.'), video: notFound('Gone.') },
  }
  const all = ['game/7', 'boxscore/7', 'player/9', 'leaders/2', 'gallery/5', 'video/6'].map(card).join('')
  expect(await blocks(`<p>a</p>${all}<p>b</p>`, gone).shown).toEqual([
    { kind: 'text', html: '<p>a</p>' },
    { kind: 'text', html: '<p>b</p>' },
  ])
  expect(console.warn).not.toHaveBeenCalled()
})

test('what fails is logged, and the story goes on', async () => {
  const { shown } = blocks(`${card('gallery/5')}<p>b</p>`, { media: { gallery: new Error('down') } })
  expect(await shown).toEqual([{ kind: 'text', html: '<p>b</p>' }])
  expect(console.warn).toHaveBeenCalledOnce()
})

test('no text asks for more than thirty', async () => {
  expect(await blocks(card('game/7').repeat(40)).shown).toHaveLength(30)
})
