import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameCenterHero, NextGame } from '#contract/game-center.ts'
import type { Countdown, Game } from '#contract/games.ts'
import type { LiveGames } from '#contract/live.ts'
import { noMedia } from '#contract/shapes/no-media.ts'
import type { Tenant } from '#contract/tenants.ts'
import { countdowns, games, opponents } from '#server/db/schema/games.ts'
import { updateGame } from '#server/domains/games/games.service.ts'
import { recordLiveState } from '#server/domains/live/live-state.service.ts'
import { liveState } from '#tests/factories/live-state.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type LiveServer, openLiveServer } from '#tests/support/live-server.ts'
import { empty } from '#tests/support/templates.ts'

/** An hour into the game of the day, which is game 1 of the school. */
const now = new Date('2026-11-15T01:30:00Z')
const at = (days: number) => new Date(now.getTime() + days * 86_400_000)

const ids = { live: 1, yesterday: 2, cancelled: 3, tomorrow: 4, meet: 5 }

const common = {
  sportId: 1,
  seasonId: 1,
  opponentId: 1,
  timeZone: 'America/New_York',
  time: '8:30 PM',
  locationIndicator: 'H',
  atVs: 'vs',
  media: noMedia,
} as const
const on = (days: number) => ({ startDate: at(days).toISOString().slice(0, 10), startUtc: at(days) })

describe.each(engines)('a game day on $name', (engine) => {
  let database: TestDatabase
  let server: LiveServer
  let east: Tenant
  beforeAll(async () => {
    database = await engine.create({}, empty)
    const first = await openLiveServer(database.config, () => now)
    east = await createSchool(first.services, 'east')
    await first.services.scope.write('east', async (tx) => {
      await tx.update(opponents).set({ color: '#F2A900', ncaaSchoolCode: '193' })
      await tx
        .update(games)
        .set({
          ncaaGameId: '6387650',
          links: [{ title: 'Game Notes', url: 'https://notes.example/1' }],
          files: [{ title: 'Parking Map', url: '/files/map.pdf' }],
        })
        .where(eq(games.id, ids.live))
      await tx.insert(games).values([
        {
          ...common,
          ...on(-1),
          id: ids.yesterday,
          resultStatus: 'W',
          teamScore: '3',
          opponentScore: '1',
          gameState: 'GameComplete',
        },
        { ...common, ...on(7), id: ids.cancelled, status: 'C', gameState: 'Canceled' },
        { ...common, ...on(1), id: ids.tomorrow, isTbd: true },
        { ...common, ...on(-2), id: ids.meet, isAllDay: true, endDate: on(1).startDate, endUtc: at(1) },
      ])
      await tx.insert(countdowns).values([
        { id: 1, title: 'Gala', customDate: at(20), description: 'An evening for everybody.' },
        { id: 2, title: 'Rivalry', gameId: ids.tomorrow, sportId: 1, customDate: at(10) },
        { id: 3, title: 'Nobody knows the hour', gameId: ids.tomorrow },
        { id: 4, title: 'Called off', gameId: ids.cancelled },
        { id: 5, title: 'It has come', customDate: at(-1) },
      ])
    })
    // The process knows schools by the bus; this one was made behind its back.
    await first.close()
    server = await openLiveServer(database.config, () => now)
    await server.write(east, (work) => recordLiveState(work, { ...liveState(7, 3), opponent: theirs }))
  })
  afterAll(async () => {
    await server.close()
    await database.dispose()
  })

  const theirs = { ...liveState(7, 3).opponent, record: '4-2' }
  const get = <T>(path: string) => server.get<T>(path, 'east')
  const listed = async (call: string) =>
    (await get<{ items: Game[] }>(`/EventsResults/${call}`)).items.map(({ id }) => id)

  test('the strip has results, then what is on, then what is to come in the order of play, called off or not', async () => {
    expect(await listed('scoreboard')).toEqual([
      ids.yesterday,
      ids.live,
      ids.meet,
      ids.tomorrow,
      ids.cancelled,
    ])
  })

  test('what is on leads the games to come', async () => {
    expect(await listed('upcoming')).toEqual([ids.live, ids.meet, ids.tomorrow])
  })

  test('a cancelled match of next week is no result of today', async () => {
    expect(await listed('results')).toEqual([ids.yesterday])
  })

  test('a game of the scoreboard says that it is live, and has its links and its files', async () => {
    const { items } = await get<{ items: Game[] }>('/EventsResults/scoreboard')
    const live = items.find(({ id }) => id === ids.live)
    expect(items.filter(({ isLive }) => isLive).map(({ id }) => id)).toEqual([ids.live])
    expect(live?.gameLinks).toEqual([{ title: 'Game Notes', url: 'https://notes.example/1' }])
    expect(live?.media.gameFiles).toEqual([{ title: 'Parking Map', url: '/files/map.pdf' }])
  })

  test('live statistics carry records, codes and colours that can be read', async () => {
    const { Games } = await get<LiveGames>('/LiveStats')
    expect(Games).toMatchObject([
      {
        NcaaGameId: '6387650',
        ClientAbbrev: 'EAST',
        HomeTeam: { CurrentRecord: '1-0', NcaaSchoolCode: null, TextColor: '#ffffff' },
        VisitingTeam: { CurrentRecord: '4-2', NcaaSchoolCode: '193', TextColor: '#000000' },
      },
    ])
  })

  test('the hero is a live event item', async () => {
    expect(await get<GameCenterHero>(`/game-center/${ids.live}/hero`)).toMatchObject({
      id: ids.live,
      date: '2026-11-14',
      formatedDate: 'Sat, Nov 14',
      dateTime: '2026-11-14T19:30:00',
      dateTimeUtc: '2026-11-15T00:30:00.000Z',
      endDateTime: null,
      gameType: 'upcoming',
      gameLocationIndicator: 'H',
      gameStatus: 'A',
      location: { HAN: 'H', neutralHomeTeam: false },
      schoolIsHome: true,
      opponentIsHome: false,
      teams: { home: { abbreviation: 'EAST', Score: '7' }, away: { abbreviation: 'VIS', Score: '3' } },
      opponentInfo: { id: 1, title: 'Visitors', image: null },
      period: 1,
      periodsRegulation: 4,
    })
    expect(await get<GameCenterHero>(`/game-center/${ids.tomorrow}/hero`)).toMatchObject({
      teams: { home: { Score: null }, away: { Score: null } },
      period: 0,
      periodsRegulation: 4,
    })
    expect(await get<GameCenterHero>(`/game-center/${ids.meet}/hero`)).toMatchObject({
      endDateTime: '2026-11-15T20:30:00',
      endDateTimeUtc: '2026-11-16T01:30:00.000Z',
    })
  })

  test('countdowns have custom dates and descriptions, the nearest first', async () => {
    const all = await get<Countdown[]>('/Countdowns')
    expect(all.map(({ title, date }) => [title, date])).toEqual([
      ['Rivalry', '2026-11-24T20:30:00'],
      ['Gala', '2026-12-04T20:30:00'],
    ])
    expect(all[1]).toMatchObject({
      description: 'An evening for everybody.',
      customDate: at(20).toISOString(),
      game: null,
    })
    expect(all[0]?.game?.id).toBe(ids.tomorrow)
    expect((await get<Countdown[]>('/Countdowns?sportId=1')).map(({ id }) => id)).toEqual([2])
  })

  test('a finished game leaves the live games, and is the next game of the one before with its winner', async () => {
    expect(await get('/game-center/games')).toEqual([{ id: ids.live, gameState: 3 }])
    expect(await get<NextGame>(`/game-center/${ids.yesterday}/next-game`)).toMatchObject({
      game: { id: ids.live },
      record: '1-0',
      winner: null,
    })
    await server.write(east, async (work) => {
      await updateGame(work, ids.live, { resultStatus: 'L', teamScore: '7', opponentScore: '10' })
      await recordLiveState(work, { ...liveState(7, 10), isComplete: true })
    })
    await expect.poll(() => get('/game-center/games')).toEqual([])
    await expect
      .poll(() => get<NextGame>(`/game-center/${ids.yesterday}/next-game`))
      .toMatchObject({
        record: '1-0',
        winner: 'away',
        teams: { home: { Score: '7' }, away: { Score: '10' } },
        coverage: { tv: null },
      })
    // What was called off is nobody's next game.
    expect(await get<NextGame>(`/game-center/${ids.live}/next-game`)).toMatchObject({
      game: { id: ids.tomorrow },
      record: '1-1',
    })
  })
})
