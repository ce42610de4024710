import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notFound } from '#contract/shapes/problem.ts'
import { type Answers, football, loading, refusalOf } from '#tests/factories/loading.ts'
import { type Audience, loadPlayer } from './load-player.ts'

const address = '/sports/football/roster/ada-byrne/7'
const player = {
  rosterPlayerId: 7,
  playerId: 70,
  firstName: 'Ada',
  lastName: 'Byrne',
  position: 'QB',
  url: address,
}
const mate = (id: number, position: string) => ({
  rosterPlayerId: id,
  playerId: id * 10,
  firstName: 'Bo',
  lastName: `Mate ${id}`,
  position,
  jerseyNumber: String(id),
})
const bio = {
  player,
  sport: football,
  season: '2026',
  seasons: [{ rosterPlayerId: 7, season: '2026', url: address }],
  next: { ...mate(8, 'LB'), url: '/sports/football/roster/mate/8' },
}
const roster = { currentSeason: '2026', players: [mate(8, 'LB'), player, mate(9, 'QB')] }
const numbers = (playerId: number) => ({
  playerId,
  sports: [{ sport: football, seasons: [{ season: '2026', gp: 3 }] }],
})
const answers: Answers = {
  rosters: { player: bio, hiddenPlayer: bio, bySport: roster, hiddenBySport: roster },
  stats: {
    player: ({ playerId }) => numbers(playerId),
    playerSplits: {
      playerId: 70,
      sports: [
        { sport: football, splits: [{ key: 'home', group: 'place', title: 'Home', gp: 2, stats: {} }] },
      ],
    },
    leaders: {
      sport: football,
      season: '2026',
      categories: [
        {
          group: 'passing',
          key: 'yds',
          format: 'whole',
          statName: 'Pass Yards',
          leaders: [{ rosterPlayerId: 7, rank: 2 }],
        },
      ],
    },
    records: {
      sport: football,
      categories: [
        {
          group: 'passing',
          key: 'yds',
          format: 'whole',
          title: 'Pass Yards',
          holders: [{ playerId: 70, rank: 3 }],
        },
      ],
    },
  },
  news: { stories: { items: [{ id: 1, title: 'A win', date: '2026-11-14T20:00:00Z' }] } },
  media: { videos: { items: [{ id: 2, title: 'The catch', date: '2026-11-14' }] } },
  honors: { awards: {}, allAmericans: {} },
}
const open = (change: Answers = {}, at = address, audience: Audience = 'public', rosterPlayerId = '7') => {
  const args = loading(at, { rosterPlayerId }, { ...answers, ...change })
  return { page: loadPlayer(args, audience), api: args.api }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe("a player's page", () => {
  test('is asked for by the line on the roster; what is told beside it, by the person', async () => {
    const { page, api } = open()
    expect(await page).toMatchObject({
      head: { canonical: address, type: 'profile', isHidden: false },
      top: { up: { href: '/sports/football/roster' } },
      bottom: { stories: [{ words: 'A win' }], videos: [{ words: 'The catch' }] },
    })
    expect(api.rosters.player).toHaveBeenCalledExactlyOnceWith({ rosterPlayerId: 7 })
    expect(api.rosters.bySport).toHaveBeenCalledExactlyOnceWith({ slug: 'football', season: '2026' })
    expect(api.stats.player).toHaveBeenCalledExactlyOnceWith({ playerId: 70 })
    expect(api.news.stories).toHaveBeenCalledExactlyOnceWith({ playerId: 70, $pageSize: 6 })
    expect(api.media.videos).toHaveBeenCalledExactlyOnceWith({ playerId: 70, $pageSize: 4 })
  })

  test('says where the player stands, on the team and of all time, and what the page has', async () => {
    const { top, games, compare } = await open().page
    expect(top.ranks.map(({ place, among, what }) => `${place} ${among}, ${what}`)).toEqual([
      '2nd on the team, Pass Yards',
      '3rd all-time, career Pass Yards',
    ])
    expect(top.jumps.map(({ id }) => id)).toEqual(['statistics', 'compare', 'news'])
    expect(games.splits).toMatchObject([{ key: 'home', gp: 2 }])
    expect(compare.more).toBe('/sports/football/compare?a=70')
  })

  test.each([
    ['splits', { playerSplits: new Error('down') }],
    ['leaders', { leaders: new Error('down') }],
    ['records', { records: new Error('down') }],
  ] satisfies [string, Answers['stats']][])('whose %s cannot be had goes on without', async (_, change) => {
    const { page } = open({ stats: { ...answers.stats, ...change } })
    expect((await page).top.player.lastName).toBe('Byrne')
    expect(console.warn).toHaveBeenCalledOnce()
  })

  test('with an id that is none is no page, and nobody is asked', async () => {
    const { page, api } = open({}, '/wrong', 'public', 'seven')
    expect(await refusalOf(page)).toEqual([404, 'Page Not Found: /wrong'])
    expect(api.rosters.player).not.toHaveBeenCalled()
  })

  test('of somebody who is not there is as the API says', async () => {
    const gone = open({ rosters: { player: notFound('Nobody.') } })
    expect(await refusalOf(gone.page)).toEqual([404, 'Nobody.'])
  })

  test('under a wrong name is sent to the right one', async () => {
    expect(await refusalOf(open({}, '/sports/football/roster/ada/7?stat=a.b').page)).toEqual([
      301,
      `${address}?stat=a.b`,
    ])
  })

  test.each([
    ['statistics', { stats: { player: new Error('down') } }],
    ['roster', { rosters: { ...answers.rosters, bySport: new Error('down') } }],
    ['stories', { news: { stories: new Error('down') } }],
    ['videos', { media: { videos: new Error('down') } }],
    ['awards', { honors: { ...answers.honors, awards: new Error('down') } }],
    ['honors', { honors: { ...answers.honors, allAmericans: new Error('down') } }],
  ] satisfies [string, Answers][])(
    'whose %s cannot be had logs it and goes on without',
    async (_, change) => {
      expect((await open(change).page).top.player.lastName).toBe('Byrne')
      expect(console.warn).toHaveBeenCalledOnce()
    },
  )

  test('of somebody without statistics says nothing of a failure', async () => {
    const { career } = await open({ stats: { player: notFound('None yet.') } }).page
    expect(career.career).toBeUndefined()
    expect(console.warn).not.toHaveBeenCalled()
  })

  test('offers the others of the roster to compare with, those of the same position first', async () => {
    const { compare } = await open().page
    expect(compare.options.map(({ label }) => label)).toEqual(['#9 Bo Mate 9, QB', '#8 Bo Mate 8, LB'])
    expect(compare.chosen).toBe(null)
  })

  test.each([
    ['?compare=9', 9, 90],
    ['?compare=7', null, null],
    ['?compare=10', null, null],
    ['?compare=nine', null, null],
  ])('with %s compares with who is on the roster and somebody else', async (query, chosen, playerId) => {
    const { page, api } = open({}, address + query)
    const { compare, comparison } = await page
    expect(compare.chosen).toBe(chosen)
    expect(comparison.found === null).toBe(chosen === null)
    if (playerId) expect(api.stats.player).toHaveBeenCalledWith({ playerId })
    else expect(api.stats.player).toHaveBeenCalledOnce()
  })

  test('of the office is asked for as such, and every address on it is hidden', async () => {
    const at = `/hidden${address}`
    const { page, api } = open({}, at, 'office')
    expect(await page).toMatchObject({
      head: { canonical: at, isHidden: true },
      top: { up: { href: '/hidden/sports/football/roster' }, seasons: [{ url: at }] },
      bottom: {
        neighbours: {
          previous: null,
          next: { title: '#8 · LB', url: '/hidden/sports/football/roster/mate/8' },
        },
      },
    })
    expect(api.rosters.player).not.toHaveBeenCalled()
    expect(api.rosters.bySport).not.toHaveBeenCalled()
  })
})
