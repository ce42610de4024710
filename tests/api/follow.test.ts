import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PushAddress, PushMessage, PushOutcome } from '#server/adapters/web-push/push-service.ts'
import { senderKey } from '#server/adapters/web-push/vapid.ts'
import { games } from '#server/db/schema/games.ts'
import { liveGames } from '#server/db/schema/live.ts'
import { boxScores } from '#server/db/schema/stats.ts'
import { followers, gameMoments } from '#server/db/schema/subscriptions.ts'
import { recordLiveState } from '#server/domains/live/live-state.service.ts'
import { tellFollowers } from '#server/domains/subscriptions/push/notices.service.ts'
import { liveState } from '#tests/factories/live-state.ts'
import { type AccountDoor, openAccountDoor } from '#tests/support/account-door.ts'
import { engines } from '#tests/support/engines.ts'

const secret = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const addressOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`
const nothing = { sportIds: [], gameIds: [], playerIds: [], moments: [] }
const everything = ['start', 'lead', 'close', 'final']
const minute = 60_000

describe.each(engines)('following games on $name', (engine) => {
  let door: AccountDoor
  let sent: { to: string; message: PushMessage; contact: string }[] = []
  let answers: Record<string, PushOutcome> = {}
  let sender = 1

  beforeAll(async () => {
    door = await openAccountDoor(engine, { PUSH_KEY: secret })
  })
  afterAll(() => door.close())
  beforeEach(async () => {
    sent = []
    answers = {}
    sender++
    door.clock.now = new Date('2026-11-15T00:30:00Z')
    for (const school of ['east', 'west'])
      await door.services.scope.write(school, async (tx) => {
        await tx.delete(followers)
        await tx.delete(gameMoments)
        await tx.delete(liveGames)
        await tx.delete(boxScores)
        await tx.update(games).set({
          startUtc: door.clock.now,
          resultStatus: null,
          teamScore: null,
          opponentScore: null,
        })
      })
  })

  const post = (path: string, body: object, tenant = 'east') =>
    door.ask(
      'POST',
      `/api/v2/subscriptions/push${path}`,
      { tenant, headers: { 'content-type': 'application/json' }, address: `192.0.2.${sender}` },
      JSON.stringify(body),
    )
  const follow = (name: string, wanted: object, tenant = 'east') =>
    post('', { ...keys, ...nothing, endpoint: addressOf(name), ...wanted }, tenant)
  const rows = (tenant = 'east') => door.services.scope.read(tenant, (tx) => tx.select().from(followers))
  const pass = (minutes: number) => {
    door.clock.now = new Date(door.clock.now.getTime() + minutes * minute)
  }
  const score = (school: number, opponent: number, change = {}) =>
    door.services.scope.write('east', (tx) =>
      recordLiveState(
        { tx, tenant: door.tenants.east, now: door.clock.now },
        liveState(school, opponent, change),
      ),
    )
  const end = (teamScore: string, opponentScore: string) =>
    door.services.scope.write('east', (tx) =>
      tx.update(games).set({ resultStatus: 'W', teamScore, opponentScore }).where(eq(games.id, 1)),
    )
  const tell = (school: 'east' | 'west' = 'east', goesOn: () => boolean = () => true) =>
    tellFollowers(
      {
        scope: door.services.scope,
        now: () => door.clock.now,
        contactOf: () => 'https://east.localhost',
        log: () => {},
        push: {
          publicKey: '',
          mayBe: () => true,
          async send({ endpoint }: PushAddress, message, contact) {
            const to = endpoint.split('/').at(-1) ?? ''
            sent.push({ to, message, contact })
            return answers[to] ?? 'taken'
          },
        },
      },
      door.tenants[school],
      goesOn,
    )
  const told = () => sent.map(({ to, message }) => `${to}: ${(message.body as { title: string }).title}`)

  test('browsers hear the key that they subscribe with', async () => {
    const { body } = await door.get('/api/v2/subscriptions/push')
    expect(JSON.parse(body)).toEqual({ key: senderKey(secret)?.publicKey })
  })

  test('what is wanted takes the place of what was, and who wants nothing is forgotten', async () => {
    expect(await follow('fan', { sportIds: [1], moments: ['final'] })).toMatchObject({ status: 200 })
    await follow('fan', { sportIds: [1, 2], gameIds: [1], moments: ['start', 'final'] })
    expect(await rows()).toMatchObject([
      { endpoint: addressOf('fan'), sportIds: [1, 2], gameIds: [1], moments: ['start', 'final'] },
    ])
    await follow('fan', { moments: ['final'] })
    expect(await rows()).toEqual([])
  })

  test('a browser with another address is the same one, and one that stops is forgotten', async () => {
    await follow('old', { sportIds: [1] })
    await follow('new', { sportIds: [1], before: addressOf('old') })
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([addressOf('new')])
    expect(await post('/leave', { endpoint: addressOf('new') })).toMatchObject({ status: 200 })
    expect(await post('/leave', { endpoint: addressOf('new') })).toMatchObject({ status: 200 })
    expect(await rows()).toEqual([])
  })

  test.each([
    ['an address inside', { endpoint: 'https://10.0.0.1/send' }, 422],
    ['an address that is no push service', { endpoint: 'https://evil.example/send' }, 422],
    ['an address without https', { endpoint: 'http://fcm.googleapis.com/x' }, 400],
    ['a key that is no point', { p256dh: `BA${'A'.repeat(85)}` }, 422],
    ['more than anybody follows', { sportIds: Array.from({ length: 61 }, (_, index) => index + 1) }, 400],
    ['a moment that is none', { moments: ['halftime'] }, 400],
  ])('%s is refused, and nothing is kept', async (_, wanted, status) => {
    const answer = await follow('fan', { sportIds: [1], ...wanted })
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ status })
    expect(await rows()).toEqual([])
  })

  test('each hears of what they chose, once, from the start to the end', async () => {
    await follow('team', { sportIds: [1], moments: everything })
    await follow('game', { gameIds: [1], moments: ['final'] })
    await follow('other', { sportIds: [2], moments: everything })
    pass(1)
    await score(0, 0)
    expect(await tell()).toBe(1)
    await score(7, 0)
    await tell()
    pass(1)
    await score(7, 10)
    await tell()
    await tell()
    pass(1)
    await score(17, 10, { period: 4, clockSeconds: 200 })
    await tell()
    await end('17', '10')
    await tell()
    await tell()
    expect(told()).toEqual(
      [
        'team: East vs. Visitors is on',
        'team: Visitors takes the lead',
        'team: Close game',
        'team: East wins',
        'game: East wins',
      ].map((line) => line.replaceAll('East', 'School east')),
    )
    expect(sent.at(-1)).toMatchObject({
      contact: 'https://east.localhost',
      message: {
        topic: 'game-1',
        body: {
          body: 'School east 17, Visitors 10 · Final · Football',
          path: '/game-center/1',
          tag: 'game-1',
        },
      },
    })
  })

  test('a score that an office enters is told too, and what happened before somebody followed is not', async () => {
    await follow('early', { sportIds: [1], moments: ['final'] })
    pass(1)
    await end('21', '3')
    pass(1)
    expect(await tell()).toBe(1)
    await follow('late', { sportIds: [1], moments: ['final'] })
    expect(await tell()).toBe(0)
    expect(told()).toEqual(['early: School east wins'])
  })

  test('who follows a player hears how they did, when the game is over', async () => {
    await follow('fan', { playerIds: [1], moments: everything })
    await follow('team', { sportIds: [1], playerIds: [1], moments: everything })
    pass(1)
    await door.services.scope.write('east', (tx) =>
      tx.insert(boxScores).values({
        gameId: 1,
        seasonId: 1,
        sportGroup: 'football',
        data: {
          venue: { stadium: null, location: null, attendance: null, duration: null, rules: null },
          periods: ['1'],
          teams: ['home', 'away'].map((side) => ({
            side,
            name: side,
            abbreviation: side,
            record: null,
            score: 0,
            scoreByPeriod: [0],
            totals: {},
            players:
              side === 'home'
                ? [
                    {
                      rosterPlayerId: 1,
                      name: 'Ada Of-east',
                      jersey: '7',
                      position: 'QB',
                      starter: true,
                      groups: { passing: { comp: 20, att: 30, yds: 312, td: 3 } },
                    },
                  ]
                : [],
          })),
          scoring: [],
          drives: [],
          matches: [],
          officials: [],
        } as never,
      }),
    )
    await end('21', '3')
    await tell()
    expect(sent.map(({ to, message }) => [to, message.body])).toMatchObject([
      ['fan', { title: expect.stringMatching(/^Ada Of-east: .*312/), body: expect.stringContaining('21') }],
      ['team', { title: 'School east wins', body: expect.stringMatching(/^Ada Of-east: .*312.*\n/) }],
    ])
  })

  test('a browser that is gone is forgotten; what a service has no time for is sent once more', async () => {
    for (const name of ['gone', 'busy', 'here']) await follow(name, { sportIds: [1], moments: ['final'] })
    answers = { gone: 'gone', busy: 'later' }
    pass(1)
    await end('21', '3')
    expect(await tell()).toBe(1)
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['busy', 'busy', 'gone', 'here'])
    expect((await rows()).map(({ endpoint }) => endpoint)).toEqual([addressOf('busy'), addressOf('here')])
  })

  test('a process that stops in between leaves the rest to the next, and nobody is told twice', async () => {
    const all = Array.from({ length: 230 }, (_, index) => ({
      ...keys,
      endpoint: addressOf(`fan-${index}`),
      sportIds: [1],
      moments: ['final' as const],
      since: door.clock.now,
    }))
    await door.services.scope.write('east', (tx) => tx.insert(followers).values(all))
    pass(1)
    await end('21', '3')
    let turns = 0
    await tell('east', () => ++turns === 1)
    expect(sent).toHaveLength(200)
    await tell()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(230)
    expect(sent).toHaveLength(230)
  })

  test('a school tells its own followers, of its own games', async () => {
    await follow('fan', { sportIds: [1], moments: ['final'] }, 'west')
    pass(1)
    await end('21', '3')
    await tell()
    await tell('west')
    expect(sent).toEqual([])
    expect([await rows(), await rows('west')]).toMatchObject([[], [{ endpoint: addressOf('fan') }]])
    await post('/leave', { endpoint: addressOf('fan') })
    expect(await rows('west')).toHaveLength(1)
  })
})

test('without a key nobody is offered it, and nobody can follow', async () => {
  const [engine] = engines
  if (!engine) throw new Error('There is an engine')
  const door = await openAccountDoor(engine)
  const { body } = await door.get('/api/v2/subscriptions/push')
  expect(JSON.parse(body)).toEqual({ key: null })
  const answer = await door.ask(
    'POST',
    '/api/v2/subscriptions/push',
    { headers: { 'content-type': 'application/json' } },
    JSON.stringify({ ...keys, ...nothing, endpoint: addressOf('fan'), sportIds: [1] }),
  )
  expect(answer.status).toBe(404)
  await door.close()
})
