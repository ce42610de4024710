import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import { duties } from '#server/db/schema/duties.ts'
import { claimDue } from '#server/jobs/duties.queries.ts'
import type { Duty, GoesOn } from '#server/jobs/duty.ts'
import { type Scheduler, startScheduler } from '#server/jobs/scheduler.ts'
import { openServices, type Services } from '#server/open.ts'
import { tenantNamed } from '#tests/factories/school.ts'
import { endless, leaseMs, startDutyProcess } from '#tests/support/duty-process.ts'
import { engines, type TestDatabase } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'

const anHour = 3_600_000

describe.each(engines)('duties on $name', (engine) => {
  let database: TestDatabase
  let services: Services
  /** With connections of its own, where the engine lets two processes in. */
  let others: Services
  let schedulers: Scheduler[] = []
  let schools: Tenant[]
  let lines: string[]

  beforeAll(async () => {
    database = await engine.create({}, empty)
    services = await openServices(database.config)
    others = database.config.DATABASE_URL ? await openServices(database.config) : services
  })
  afterEach(async () => {
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()))
    schedulers = []
    await services.database.platform.delete(duties)
  })
  afterAll(async () => {
    if (others !== services) await others.close()
    await services.close()
    await database.dispose()
  })

  function start(list: Duty[], { of = services, leaseMs }: { of?: Services; leaseMs?: number } = {}) {
    lines = []
    schools ??= ['east', 'west'].map(tenantNamed)
    const scheduler = startScheduler(list, {
      ...of.jobs,
      tenants: () => schools,
      log: (line) => lines.push(line),
      ...(leaseMs ? { leaseMs } : {}),
    })
    schedulers.push(scheduler)
    return scheduler
  }
  const rows = () => services.database.platform.select().from(duties).orderBy(duties.name, duties.school)
  const rowOf = async (school: string) => (await rows()).find((row) => row.school === school)
  /** As it is written where the time has come, or somebody else has it. */
  const change = (
    set: Parameters<ReturnType<typeof services.database.platform.update>['set']>[0],
    school = '',
  ) =>
    services.database.platform
      .update(duties)
      .set(set)
      .where(and(eq(duties.name, 'one'), eq(duties.school, school)))

  test('are done again and again, for each school and for the platform, also for a school that is new', async () => {
    const done: string[] = []
    schools = [tenantNamed('east')]
    start([
      { name: 'one', everyMs: 50, forSchool: async ({ key }) => done.push(key) },
      { name: 'two', everyMs: 50, forPlatform: async () => done.push('platform') },
    ])
    await expect.poll(() => done.filter((key) => key === 'east').length).toBeGreaterThan(2)
    await expect.poll(() => done.filter((key) => key === 'platform').length).toBeGreaterThan(2)
    schools = ['east', 'west'].map(tenantNamed)
    await expect.poll(() => done).toContain('west')
  })

  test('wait for their time, which outlives a process; a shorter interval counts at once', async () => {
    let done = 0
    const duty: Duty = { name: 'one', everyMs: anHour, forPlatform: async () => done++ }
    await start([duty]).stop()
    const first = await rowOf('')
    await start([duty]).stop()
    expect(await rowOf('')).toEqual(first)
    expect(done).toBe(0)
    start([{ ...duty, everyMs: 50 }])
    await expect.poll(() => done).toBeGreaterThan(0)
  })

  test('are done at the start where their time has come meanwhile', async () => {
    let done = 0
    const duty: Duty = { name: 'one', everyMs: anHour, forPlatform: async () => done++ }
    await start([duty]).stop()
    await change({ nextAt: sql`now() - interval '1 minute'` })
    start([duty])
    await expect.poll(() => done).toBe(1)
    await expect.poll(async () => (await rowOf(''))?.holder).toBeNull()
  })

  test('that fail are told and kept in mind, keep nobody else waiting, and are tried again', async () => {
    let isBroken = true
    const done: string[] = []
    schools = ['east', 'west'].map(tenantNamed)
    start([
      {
        name: 'one',
        everyMs: 50,
        async forSchool({ key }) {
          if (isBroken && key === 'east') throw new Error('no ink')
          done.push(key)
        },
      },
    ])
    await expect.poll(async () => (await rowOf('east'))?.lastError).toBe('no ink')
    await expect.poll(() => done).toContain('west')
    expect(lines).toContain('the duty one of east failed')
    expect((await rowOf('west'))?.lastError).toBeNull()
    isBroken = false
    await expect.poll(async () => (await rowOf('east'))?.lastError).toBeNull()
    expect(done).toContain('east')
  })

  test('are never done by two at once, whoever comes first', async () => {
    const inHand = new Map<string, number>()
    const times = new Map<string, number>()
    let most = 0
    const duty: Duty = {
      name: 'one',
      everyMs: 50,
      async forSchool({ key }) {
        const now = (inHand.get(key) ?? 0) + 1
        inHand.set(key, now)
        most = Math.max(most, now)
        await sleep(5)
        inHand.set(key, now - 1)
        times.set(key, (times.get(key) ?? 0) + 1)
      },
    }
    schools = ['east', 'west'].map(tenantNamed)
    for (const of of [services, others, services, others]) start([duty], { of })
    await expect.poll(() => Math.min(times.get('east') ?? 0, times.get('west') ?? 0)).toBeGreaterThan(5)
    expect(most).toBe(1)
  })

  test('are kept in hand for as long as they take', async () => {
    const gate = Promise.withResolvers<void>()
    let done = 0
    const duty: Duty = {
      name: 'one',
      everyMs: 50,
      async forPlatform() {
        done++
        await gate.promise
      },
    }
    start([duty], { leaseMs: 6_000 })
    await expect.poll(() => done).toBe(1)
    // What the lease was when it was claimed is over soon; renewed, it is not.
    await change({ leaseUntil: sql`now() + interval '3 seconds'` })
    await expect
      .poll(async () => ((await rowOf(''))?.leaseUntil?.getTime() ?? 0) - Date.now())
      .toBeGreaterThan(4_000)
    gate.resolve()
  })

  test('of a process that died are done by another when the lease is over', async () => {
    let done = 0
    const duty: Duty = { name: 'one', everyMs: anHour, forPlatform: async () => done++ }
    await start([duty]).stop()
    const claim = (holder: string) =>
      claimDue(services.database.platform, { name: 'one', schools: [''], holder, leaseMs: anHour })
    await change({ nextAt: sql`now() - interval '1 minute'` })
    expect(await claim('a process that dies')).toMatchObject({ name: 'one', school: '' })
    expect(await claim('another')).toBeUndefined()
    await change({ leaseUntil: sql`now() - interval '1 second'` })
    start([duty])
    await expect.poll(() => done).toBe(1)
  })

  test('that another process has taken over do not go on, and are left to it', async () => {
    const begun = Promise.withResolvers<GoesOn>()
    const gate = Promise.withResolvers<void>()
    start([
      {
        name: 'one',
        everyMs: 50,
        async forPlatform(goesOn) {
          begun.resolve(goesOn)
          await gate.promise
        },
      },
    ])
    const goesOn = await begun.promise
    expect(await goesOn()).toBe(true)
    await change({ holder: 'another', leaseUntil: sql`now() + interval '1 hour'` })
    expect(await goesOn()).toBe(false)
    const before = await rowOf('')
    gate.resolve()
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()))
    expect(await rowOf('')).toEqual(before)
  })

  test('are waited for when the server stops, are told to come to an end, and are due at once', async () => {
    const begun = Promise.withResolvers<void>()
    let isOver = false
    const scheduler = start([
      {
        name: 'one',
        everyMs: 50,
        async forPlatform(goesOn) {
          begun.resolve()
          while (await goesOn()) await sleep(5)
          isOver = true
        },
      },
    ])
    await begun.promise
    await change({ nextAt: sql`now() - interval '1 hour'` })
    await scheduler.stop()
    expect(isOver).toBe(true)
    const [row] = await services.database.platform
      .select({ isDue: sql<boolean>`${duties.nextAt} <= now()`, holder: duties.holder })
      .from(duties)
    expect(row).toEqual({ isDue: true, holder: null })
  })

  test('go on by themselves when the database was away', async () => {
    let [done, isAway] = [0, true]
    const { database } = services.jobs
    const update: typeof database.platform.update = (table) => {
      if (isAway) throw new Error('away')
      return database.platform.update(table)
    }
    const platform: typeof database.platform = Object.assign(Object.create(database.platform), { update })
    start([{ name: 'one', everyMs: 50, forPlatform: async () => done++ }], {
      of: { ...services, jobs: { ...services.jobs, database: { ...database, platform } } },
    })
    await expect.poll(() => lines).toEqual(['the duty one waits'])
    isAway = false
    await expect.poll(() => done).toBeGreaterThan(0)
    expect(lines).toEqual(['the duty one waits'])
  })
})

describe.each(engines.filter(({ name }) => name === 'PostgreSQL'))('processes on $name', (engine) => {
  test('take over what a frozen or killed one had in hand, and one that wakes up sees that', async () => {
    const database = await engine.create({}, empty)
    const { DATA_DIR, DATABASE_URL } = database.config
    const child = startDutyProcess({ DATA_DIR, DATABASE_URL })
    const services = await openServices(database.config)
    const words: string[] = []
    const start = () =>
      startScheduler([endless((word) => words.push(word))], {
        ...services.jobs,
        tenants: () => [],
        log: () => {},
        leaseMs,
      })
    const count = (of: string[], word: string) => of.filter((each) => each === word).length
    await expect.poll(() => child.words).toContain('piece')

    child.signal('SIGSTOP')
    const first = start()
    await expect.poll(() => words).toContain('piece')
    const pieces = count(child.words, 'piece')
    child.signal('SIGCONT')
    await expect.poll(() => child.words.at(-1)).toBe('left')
    // What was said before it was frozen may arrive late; the one piece in hand is all that is done.
    expect(count(child.words, 'piece') - pieces).toBeLessThanOrEqual(1)

    await first.stop()
    await expect.poll(() => count(child.words, 'begun')).toBe(2)
    words.length = 0
    const second = start()
    child.signal('SIGKILL')
    await child.exited
    await expect.poll(() => words).toContain('begun')
    await second.stop()
    await services.close()
    await database.dispose()
  })
})
