import { expect, test } from 'vitest'
import { football, loading, sports } from '#tests/factories/loading.ts'
import { loadFollow } from './load-follow.ts'

const push = { key: 'BP4z' }
const ask = (query: string, more: Parameters<typeof loading>[2] = {}) =>
  loadFollow(loading(`/follow${query}`, {}, { sports, subscriptions: { push }, ...more }))

test('offers every team, and what is no team not', async () => {
  const page = await ask('')
  expect(page).toMatchObject({ thing: null, pushKey: 'BP4z', calendars: [{ address: '/calendar.ics' }] })
  expect(page.teams).toEqual([
    { kind: 'team', id: 1, title: 'Football', href: '/sports/football' },
    { kind: 'team', id: 2, title: "Men's Basketball", href: '/sports/mens-basketball' },
  ])
})

test('leads with the team that a page led from', async () => {
  expect(await ask('?sport=football')).toMatchObject({
    thing: { kind: 'team', id: 1, title: 'Football' },
    calendars: [
      { title: 'Football', address: '/sports/football/schedule.ics' },
      { title: 'Every sport', address: '/calendar.ics' },
    ],
    gameFile: null,
    head: { tokens: { what: 'Football' }, canonical: '/follow' },
  })
})

test('leads with a game, which is followed until it is surely over', async () => {
  const feed = {
    sport: football,
    games: [
      {
        id: 12,
        sport: football,
        startDate: '2026-11-14T19:00:00',
        startDateUtc: '2026-11-15T00:00:00Z',
        atVs: 'vs' as const,
        opponent: { id: 3, title: 'Kestrel' },
      },
    ],
  }
  expect(await ask('?game=12', { games: { feed } })).toMatchObject({
    thing: {
      kind: 'game',
      id: 12,
      title: 'Football vs Kestrel',
      href: '/game-center/12',
      until: '2026-11-17T00:00:00.000Z',
    },
    calendars: [{ address: '/sports/football/schedule.ics' }, { title: 'Every sport' }],
    gameFile: '/game/12.ics',
  })
})

test('leads with a player, by the id that they keep', async () => {
  const player = {
    player: {
      playerId: 70,
      rosterPlayerId: 9,
      firstName: 'Ada',
      lastName: 'Reyes',
      url: '/sports/football/roster/ada/9',
    },
    sport: football,
    season: '2026',
  }
  expect(await ask('?player=9', { rosters: { player } })).toMatchObject({
    thing: { kind: 'player', id: 70, title: 'Ada Reyes', href: '/sports/football/roster/ada/9' },
  })
})

test.each(['?sport=chess', '?game=0', '?game=x', '?player=-1'])('goes on without %s', async (query) => {
  expect(await ask(query)).toMatchObject({ thing: null, gameFile: null })
})

test('goes on where the game is not there, and offers nothing by push where the server sends none', async () => {
  const page = await ask('?game=404', {
    games: { feed: { sport: null, games: [] } },
    subscriptions: { push: new Error('The server is away') },
  })
  expect(page).toMatchObject({ thing: null, pushKey: null })
})
