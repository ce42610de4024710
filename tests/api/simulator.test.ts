import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveGames, MinimalGameState } from '#contract/live.ts'
import type { Tenant } from '#contract/tenants.ts'
import { generateUnscored } from '#seeds/generate/school.ts'
import { seedSchools } from '#seeds/load/load.ts'
import { openDoor } from '#seeds/simulator/door.ts'
import { plannedMatches } from '#seeds/simulator/planned-matches.ts'
import { Scorer } from '#seeds/simulator/scorer.ts'
import { simulateGames } from '#seeds/simulator/simulator.ts'
import { games } from '#server/db/schema/games.ts'
import { boxScores, statFiles, statTokens } from '#server/db/schema/stats.ts'
import { openTenantDirectory } from '#server/domains/tenants/tenants.service.ts'
import type { Work } from '#server/unit-of-work/work.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { type LiveServer, openLiveServer } from '#tests/support/live-server.ts'
import { aSaturday, demo } from '#tests/support/templates.ts'

/** One is enough: both run the same statements. */
const engine = engines.at(-1)
const minutes = (count: number) => count * 60_000

describe('the simulated game', () => {
  let now = aSaturday
  let database: TestDatabase
  let server: LiveServer
  let halcyon: Tenant & { key: 'halcyon' }
  let tenants: Tenant[]
  const said: string[] = []

  beforeAll(async () => {
    if (!engine) throw new Error('There is no engine')
    database = await engine.create({}, demo(aSaturday))
    server = await openLiveServer(database.config, () => now)
    const bus = await server.services.openBus()
    tenants = (await openTenantDirectory(server.services.database, bus, '')).all()
    const tenant = tenants.find(({ key }) => key === 'halcyon')
    if (!tenant) throw new Error('The demo has no Halcyon')
    halcyon = { ...tenant, key: 'halcyon' }
  })
  afterAll(async () => {
    await server.close()
    await database.dispose()
  })

  const write = <T>(act: (work: Work) => Promise<T>) =>
    server.services.scope.write('halcyon', (tx) => act({ tx, tenant: halcyon, now }))
  const newScorer = async () =>
    new Scorer({
      school: halcyon,
      write,
      storage: server.services.storage,
      door: await write((work) => openDoor(work, server.origin)),
      now: () => now,
      log: (line) => said.push(line),
    })
  async function onAir(): Promise<MinimalGameState[]> {
    const { Games } = await server.get<LiveGames>('/LiveStats', 'halcyon')
    return Games.filter(({ HasStarted, IsComplete }) => HasStarted && !IsComplete)
  }
  const gameRow = async (id: number) =>
    (await server.services.scope.read('halcyon', (tx) => tx.select().from(games).where(eq(games.id, id))))[0]
  const boxOf = async (id: number) =>
    (
      await server.services.scope.read('halcyon', (tx) =>
        tx.select().from(boxScores).where(eq(boxScores.gameId, id)),
      )
    )[0]
  const score = ({ HomeTeam, VisitingTeam, Period, ClockSeconds }: MinimalGameState) =>
    [HomeTeam.Score, VisitingTeam.Score, Period, ClockSeconds] as const

  let first: MinimalGameState
  let scorer: Scorer

  test('is on the air with its box score so far from the first second', async () => {
    const [game, ...others] = await onAir()
    if (!game) throw new Error('There is no game on the air')
    first = game
    expect(others).toEqual([])
    expect(game.GameState).toBe(3)
    const box = await boxOf(game.Id)
    expect(box?.plays.length).toBeGreaterThan(5)
    const [own, other] = box?.data.teams ?? []
    expect(new Set([own?.score, other?.score])).toEqual(
      new Set([game.HomeTeam.Score, game.VisitingTeam.Score]),
    )
    const details = await server.get<{ Plays: unknown[]; Leaders: { HomeTeam: unknown[] } }>(
      `/LiveStats/details?gameId=${game.Id}`,
      'halcyon',
    )
    expect(details.Plays.length).toBeGreaterThan(5)
    expect(details.Leaders.HomeTeam.length).toBeGreaterThan(0)
  })

  test('goes on through the door for stat files, and nobody in it is a stranger', async () => {
    scorer = await newScorer()
    const before = (await boxOf(first.Id))?.plays.length ?? 0
    now = new Date(aSaturday.getTime() + minutes(10))
    expect(await scorer.tell()).toBe('told')
    const [game] = await onAir()
    expect(game?.Id).toBe(first.Id)
    expect(game && score(game)).not.toEqual(score(first))
    expect((await boxOf(first.Id))?.plays.length).toBeGreaterThan(before)
    expect(said).toEqual([expect.stringMatching(/^A simulated game is on the air: /)])
    const files = await write(({ tx }) => tx.select().from(statFiles))
    expect(files.map(({ door, warnings, strangers }) => ({ door, warnings, strangers }))).toEqual([
      { door: 'post', warnings: [], strangers: [] },
    ])
  })

  test('ends with the result that was planned, and the next one begins', async () => {
    now = new Date(now.getTime() + minutes(240))
    await scorer.tell()
    expect(await onAir()).toEqual([])
    const game = await gameRow(first.Id)
    const planned = plannedMatches('halcyon', 2026).matchOf(first.Id, game?.opponentId ?? 0)?.game
    expect(game).toMatchObject({
      resultStatus: planned?.resultStatus,
      teamScore: planned?.teamScore,
      opponentScore: planned?.opponentScore,
      lineScores: planned?.lineScores,
      gameState: 'PostGame',
    })
    expect(said.at(-1)).toMatch(/^The simulated game is over: /)

    await scorer.tell()
    expect(await onAir()).toEqual([])
    now = new Date(now.getTime() + minutes(2))
    await scorer.tell()
    const begun = now
    now = new Date(now.getTime() + minutes(3))
    await scorer.tell()
    const [next] = await onAir()
    expect(next?.Id).not.toBe(first.Id)
    const row = await gameRow(next?.Id ?? 0)
    expect(Math.abs((row?.startUtc.getTime() ?? 0) - begun.getTime())).toBeLessThan(minutes(1))
    expect(row?.resultStatus).toBeNull()
  })

  test('is told by whoever started last', async () => {
    const another = await newScorer()
    now = new Date(now.getTime() + minutes(5))
    expect(await another.tell()).toBe('told')
    now = new Date(now.getTime() + minutes(5))
    expect(await scorer.tell()).toBe('replaced')
    const tokens = await write(({ tx }) => tx.select().from(statTokens))
    expect(tokens.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
  })

  test('is played for both schools by the job, until it is stopped', async () => {
    const { port } = new URL(server.origin)
    const lines: string[] = []
    const simulator = await simulateGames({
      ...server.services,
      tenants,
      address: { address: '127.0.0.1', family: 'IPv4', port: Number(port) },
      everyMs: 50,
      now: () => now,
      log: (line) => lines.push(line),
      warn: (line, error) => lines.push(`${line}: ${error}`),
    })
    await expect
      .poll(() => lines, { timeout: 20_000 })
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/on the air: .*\(Halcyon State University\)\.$/),
          expect.stringMatching(/on the air: .*\(Tamarack College\)\.$/),
        ]),
      )
      .finally(() => simulator.stop())
  })

  test('leaves nothing behind when the demo is brought up to date', async () => {
    now = new Date(now.getTime() + minutes(60))
    await seedSchools({ ...server.services, log: () => {}, now })
    const moment = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(halcyon.timeZone)
    const school = generateUnscored('halcyon', moment.toPlainDateTime().toString({ smallestUnit: 'minute' }))
    const rows = await write(({ tx }) => tx.select().from(games))
    const shown = (game: {
      id: number
      startUtc: Date | string
      resultStatus: string | null
      gameState: string
    }) => `${game.id} ${new Date(game.startUtc).toISOString()} ${game.resultStatus} ${game.gameState}`
    expect(new Set(rows.map(shown))).toEqual(new Set(school.games.map(shown)))
    expect(await write(({ tx }) => tx.$count(statFiles))).toBe(0)
    const [live] = await onAir()
    expect((await boxOf(live?.Id ?? 0))?.plays).toEqual(school.sheetOnAir?.plays)
  })
})
