import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GameCenterHero } from '#contract/game-center.ts'
import type { GameOnAir, LiveDetails, LiveGames, MinimalGameState } from '#contract/live.ts'
import type { Tenant } from '#contract/tenants.ts'
import { updateGame } from '#server/domains/games/games.service.ts'
import { type LiveStateUpdate, recordLiveState } from '#server/domains/live/live-state.service.ts'
import { openServices } from '#server/open.ts'
import { liveState } from '#tests/factories/live-state.ts'
import { createSchool } from '#tests/factories/school.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type EventStream, openEvents } from '#tests/support/event-source.ts'
import { type LiveProcess, startLiveProcess } from '#tests/support/live-process.ts'
import { type LiveServer, openLiveServer } from '#tests/support/live-server.ts'
import { empty } from '#tests/support/templates.ts'

const kickOff = new Date('2026-11-15T00:30:00Z')

/** Events are whole states: whoever came in between two of them may be told the earlier one first. */
async function heard(stream: EventStream, expected: object | []): Promise<void> {
  for (let patience = 3; ; patience--) {
    const { event, data } = await stream.next()
    expect(event).toBe('games')
    const { Games } = JSON.parse(data) as LiveGames
    if (patience === 0 || isLike(Games, expected)) return expect(Games).toMatchObject(expected)
  }
}

function isLike(games: MinimalGameState[], expected: object): boolean {
  try {
    expect(games).toMatchObject(expected)
    return true
  } catch {
    return false
  }
}

const score = (home: number, visitors: number) => [
  { HomeTeam: { Score: home }, VisitingTeam: { Score: visitors } },
]

describe.each(engines)('live scores on $name', (engine) => {
  let database: TestDatabase
  let server: LiveServer
  let east: Tenant
  let west: Tenant
  let clock = kickOff
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000)
  }
  const streams: EventStream[] = []
  const watch = async (...[tenant, query, headers]: Parameters<LiveServer['watch']>) => {
    const stream = await server.watch(tenant, query, headers)
    streams.push(stream)
    return stream
  }
  const gameNow = async () => await server.get<GameCenterHero>('/game-center/1/hero', 'east')
  const record = (update: LiveStateUpdate, tenant = east) =>
    server.write(tenant, (work) => recordLiveState(work, update))

  beforeAll(async () => {
    database = await engine.create({ LIVE_VIEWERS_PER_ADDRESS: '5' }, empty)
    server = await openLiveServer(database.config, () => clock)
    east = await createSchool(server.services, 'east')
    west = await createSchool(server.services, 'west')
    // The process knows schools by the bus; these were made behind its back.
    await server.close()
    server = await openLiveServer(database.config, () => clock)
  })
  afterAll(async () => {
    await server.close()
    await database.dispose()
  })
  /** Each test goes on where the last one stopped, as an evening does. */
  beforeEach(() => later(1))
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close()
    // Until the server has noticed.
    await sleep(50)
  })

  test('a game is PreGame with a file, Live when it has started, and says so at once', async () => {
    const stream = await watch('east')
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    await heard(stream, [])
    await record(liveState(0, 0, { hasStarted: false, period: 0 }))
    await heard(stream, [{ Id: 1, HasStarted: false, GameState: 1 }])
    await record(liveState(7, 0))
    await heard(stream, [{ HasStarted: true, GameState: 3, IsStale: false }])
    const { gameState, gameStateDisplay } = await gameNow()
    expect([gameState, gameStateDisplay]).toEqual([3, 'Live'])
  })

  test('the same state twice changes nothing and tells nobody', async () => {
    await record(liveState(7, 3))
    const before = await server.get('/LiveStats', 'east')
    const stream = await watch('east')
    await heard(stream, score(7, 3))
    later(1)
    await record(liveState(7, 3))
    expect(await stream.isQuiet()).toBe(true)
    expect(await server.get('/LiveStats', 'east')).toEqual(before)
  })

  test('who has the ball and where it lies is told with the score, by our home and away', async () => {
    await record(liveState(7, 3, { possession: 'opponent', situation: '3rd & 8 at KES 42' }))
    const { Games } = await server.get<LiveGames>('/LiveStats', 'east')
    expect(Games).toMatchObject([{ Possession: 'away', Situation: '3rd & 8 at KES 42' }])
    await record(liveState(7, 3))
  })

  test('which games are on is told without their scores: a play changes nothing of it', async () => {
    const before = await server.get<GameOnAir[]>('/LiveStats/on-air', 'east')
    expect(before).toMatchObject([{ id: 1, sport: { id: 1 }, opponent: {} }])
    await record(liveState(8, 3))
    expect(await server.get('/LiveStats/on-air', 'east')).toEqual(before)
    expect(await server.get('/LiveStats/on-air', 'west')).toEqual([])
    await record(liveState(7, 3))
  })

  test('two schools never see each other', async () => {
    const [mine, theirs] = await Promise.all([watch('east'), watch('west')])
    await heard(mine, score(7, 3))
    await heard(theirs, [])
    await record(liveState(99, 98), west)
    await heard(theirs, score(99, 98))
    expect(await mine.isQuiet()).toBe(true)
    await record(liveState(14, 3))
    await heard(mine, score(14, 3))
    expect(await theirs.isQuiet()).toBe(true)
  })

  test('the school may be named in the address, as an EventSource has to', async () => {
    const byQuery = await watch('', '?tenant=west')
    await heard(byQuery, score(99, 98))
    const missing = await watch('nowhere')
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toMatch('application/problem+json')
  })

  test('a viewer who comes back is told what he missed, and nothing else', async () => {
    const first = await watch('east')
    const { id } = await first.next()
    first.close()
    await record(liveState(21, 3))
    await record(liveState(21, 10))
    const again = await watch('east', '', { 'last-event-id': id })
    await heard(again, score(21, 10))
    const { Games } = await server.get<LiveGames>('/LiveStats', 'east')
    expect(Games).toMatchObject(score(21, 10))
    again.close()
    const seen = String(Date.parse(Games[0]?.UpdatedUTC ?? '') + 1_000)
    const upToDate = await watch('east', `?lastEventId=${seen}`)
    expect(await upToDate.isQuiet()).toBe(true)
  })

  test('who watches one game gets its details and no other game', async () => {
    const stream = await watch('east', '?gameId=1')
    expect((await stream.next()).event).toBe('details')
    await record(liveState(28, 10))
    const details = JSON.parse((await stream.next()).data) as LiveDetails
    expect(details).toMatchObject({ Game: { Id: 1 }, Stats: { HomeTeam: { points: 28 } } })
    expect(await server.get('/LiveStats/details?gameId=1', 'east')).toEqual(details)
    const other = await watch('east', '?gameId=2')
    expect(await other.isQuiet()).toBe(true)
  })

  test('a state that is not committed is not told', async () => {
    const stream = await watch('east')
    await heard(stream, [{ Id: 1 }])
    const failed = server.write(east, async (work) => {
      await recordLiveState(work, liveState(1000, 0))
      throw new Error('The file was broken after all')
    })
    await expect(failed).rejects.toThrow('broken')
    expect(await stream.isQuiet()).toBe(true)
  })

  test('a feed that falls silent is stale, Delayed, and leaves the list after hours', async () => {
    await record(liveState(28, 17))
    later(34)
    const ask = async () => (await server.get<LiveGames>('/LiveStats', 'east')).Games
    expect(await ask()).toMatchObject([{ IsStale: false, GameState: 3 }])
    later(1)
    expect(await ask()).toMatchObject([{ IsStale: true, GameState: 2 }])
    expect(await server.get('/game-center/games', 'east')).toEqual([{ id: 1, gameState: 2 }])
    expect((await gameNow()).gameStateDisplay).toBe('Delayed')
    await record(liveState(28, 20))
    expect(await ask()).toMatchObject([{ IsStale: false, GameState: 3 }])
    later(240)
    expect(await ask()).toEqual([])
    expect((await gameNow()).gameState).toBe(2)
  })

  test('a postponed game stays postponed whatever a file says', async () => {
    await record(liveState(31, 20))
    await server.write(east, (work) => updateGame(work, 1, { status: 'P', gameState: 'Postponed' }))
    const stream = await watch('east')
    await heard(stream, [{ GameState: 5 }])
    await record(liveState(38, 20))
    await heard(stream, [{ GameState: 5 }])
    // And viewers hear of it when it is taken back, though no file came.
    await server.write(east, (work) => updateGame(work, 1, { status: 'A', gameState: 'Live' }))
    await heard(stream, [{ GameState: 3 }])
    expect((await gameNow()).gameState).toBe(3)
  })

  test('a complete game is FullTime, and PostGame with its result', async () => {
    const stream = await watch('east')
    await heard(stream, [{ Id: 1 }])
    await record(liveState(38, 20, { isComplete: true, period: 4, clockSeconds: 0 }))
    await heard(stream, [{ IsComplete: true, GameState: 4 }])
    await server.write(east, async (work) => {
      await updateGame(work, 1, { resultStatus: 'W', teamScore: '38', opponentScore: '20' })
      await recordLiveState(work, liveState(38, 20, { isComplete: true, period: 4, clockSeconds: 0 }))
    })
    await heard(stream, [{ GameState: 7 }])
    later(13 * 60)
    expect((await gameNow()).gameState).toBe(8)
  })

  test('one address may open so many streams, and a place that is left is free again', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => watch('west')))
    const refused = await watch('west')
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    for (const stream of streams) stream.close()
    await expect
      .poll(async () => {
        const stream = await watch('west')
        stream.close()
        return stream.status
      })
      .toBe(200)
  })

  test('a stream ends with the server, which does not wait for it', async () => {
    const other = engine.name === 'PGlite' ? server : await openLiveServer(database.config, () => clock)
    const stream = await other.watch('east')
    await stream.next().catch(() => {})
    // Waiting for the stream would be waiting for ever.
    await other.close()
    await expect(stream.ended).resolves.toBeUndefined()
    if (other === server) server = await openLiveServer(database.config, () => clock)
  })
})

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

describe.runIf(postgres)('two processes on one PostgreSQL', () => {
  let database: TestDatabase
  let here: LiveServer
  let there: LiveProcess
  let east: Tenant

  beforeAll(async () => {
    if (!postgres) return
    database = await postgres.create({}, empty)
    const { DATABASE_URL, DATA_DIR } = database.config
    const services = await openServices(database.config)
    east = await createSchool(services, 'east')
    await services.close()
    here = await openLiveServer(database.config, () => new Date())
    there = await startLiveProcess({ DATABASE_URL, DATA_DIR, LOG_LEVEL: 'fatal' })
  })
  afterAll(async () => {
    await there.kill()
    await here.close()
    await database.dispose()
  })

  test('a state written through one reaches viewers of the other, and none is lost when one is killed', async () => {
    const record = (update: LiveStateUpdate) => here.write(east, (work) => recordLiveState(work, update))
    const stream = await openEvents(`${there.origin}/api/v2/LiveStats/stream?tenant=east`)
    await heard(stream, [])
    await record(liveState(3, 0))
    await heard(stream, score(3, 0))
    await record(liveState(3, 7))
    const { id, data } = await stream.next()
    expect((JSON.parse(data) as LiveGames).Games).toMatchObject(score(3, 7))

    await there.kill()
    await stream.ended
    await record(liveState(10, 7))
    const again = await here.watch('east', '', { 'last-event-id': id })
    await heard(again, score(10, 7))
    again.close()
  })
})
