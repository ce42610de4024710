import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Due } from './due-times.ts'
import { watchDueTimes } from './watch-due.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
})
// The next file of this thread would wait for ever.
afterEach(() => void vi.useRealTimers())

/** A school whose next moments the test says, on a clock that stands still until it is moved. */
function setUp(moments: Due[]) {
  const time = { now: 0 }
  const asked: number[] = []
  const told: string[] = []
  const failures: unknown[] = []
  const school = { moments, isAway: false }
  const due = watchDueTimes({
    // Every question is answered by those that lie ahead of its moment.
    scope: {
      read: async () => {
        asked.push(time.now)
        if (school.isAway) throw new Error('no database')
        return school.moments.filter(({ at }) => at > time.now) as never
      },
    },
    now: () => new Date(time.now),
    onDue: (tenant, tables) => told.push(`${time.now} ${tenant}: ${tables.join()}`),
    log: (_, error) => failures.push(error),
    everyMs: 10,
  })
  const pass = async (until: number) => {
    while (time.now < until) {
      time.now = Math.min(until, time.now + 10)
      await vi.advanceTimersByTimeAsync(10)
    }
  }
  return { due, school, asked, told, failures, pass }
}

describe('a school of which something is kept', () => {
  test('is told what is due, once, with every table whose moment has come', async () => {
    const { due, told, pass } = setUp([
      { table: 'stories', at: 100 },
      { table: 'games', at: 100 },
      { table: 'alerts', at: 200 },
    ])
    due.watch('east')
    await pass(300)
    expect(told).toEqual(['100 east: stories,games', '200 east: alerts'])
  })

  test('asks again only when a moment has come or rows that hold times have changed', async () => {
    const { due, asked, pass } = setUp([{ table: 'stories', at: 100 }])
    due.watch('east')
    await pass(90)
    expect(asked).toHaveLength(1)
    due.changed('east', ['sports'])
    due.changed('west', ['stories'])
    await pass(95)
    expect(asked).toHaveLength(1)
    await pass(150)
    expect(asked).toHaveLength(2)
    due.changed('east', ['live_games/7'])
    await pass(200)
    expect(asked).toHaveLength(3)
    due.changed('*', ['*'])
    await pass(250)
    expect(asked).toHaveLength(4)
  })

  test('hears of a moment that was set meanwhile', async () => {
    const { due, school, told, pass } = setUp([])
    due.watch('east')
    await pass(50)
    school.moments = [{ table: 'stories', at: 80 }]
    due.changed('east', ['stories'])
    await pass(100)
    expect(told).toEqual(['80 east: stories'])
  })

  test('asks again later when the database cannot be asked', async () => {
    const { due, school, asked, failures, pass } = setUp([])
    school.isAway = true
    due.watch('east')
    await pass(100)
    expect([asked.length, failures.length]).toEqual([1, 1])
    await pass(6_000)
    expect(asked.length).toBe(2)
  })
})

test('a school of which nothing is kept is not asked about', async () => {
  const { due, asked, pass } = setUp([])
  due.changed('east', ['stories'])
  await pass(100)
  expect(asked).toEqual([])
})
