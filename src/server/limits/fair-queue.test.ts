import { expect, test, vi } from 'vitest'
import { Abandoned, Overload, TooMany, wasDropped } from './dropped.ts'
import { createFairQueue } from './fair-queue.ts'

/** Jobs that end when they are told to, and the order in which they began. */
function setUp(running: number, waiting: number, runningPerNetwork = running) {
  const queue = createFairQueue({ running, waiting, runningPerNetwork })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const outcomes = new Map<string, string>()
  function ask(network: string, name: string, gone?: AbortSignal): void {
    const job = () => {
      began.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    }
    queue(network, job, gone).then(
      () => outcomes.set(name, 'done'),
      (error: unknown) => outcomes.set(name, (error as Error).constructor.name),
    )
  }
  async function settle() {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  async function end(name: string) {
    ends.get(name)?.()
    await settle()
  }
  return { ask, end, settle, began, outcomes }
}

test('as many run as may, the rest in their turn', async () => {
  const { ask, end, settle, began } = setUp(2, 10)
  for (const name of ['1', '2', '3', '4']) ask('a', name)
  await settle()
  expect(began).toEqual(['1', '2'])
  await end('2')
  await end('1')
  expect(began).toEqual(['1', '2', '3', '4'])
})

test('a network with many waiting lets every other go between', async () => {
  const { ask, end, settle, began } = setUp(1, 100)
  for (let job = 1; job <= 5; job++) ask('flood', `flood ${job}`)
  ask('fan', 'fan')
  ask('guest', 'guest')
  await settle()
  for (const name of ['flood 1', 'flood 2', 'fan', 'guest', 'flood 3']) await end(name)
  expect(began).toEqual(['flood 1', 'flood 2', 'fan', 'guest', 'flood 3', 'flood 4'])
})

test('one network does not take every place: what of it hangs holds up nobody else', async () => {
  const { ask, end, settle, began } = setUp(3, 100, 1)
  for (let job = 1; job <= 3; job++) ask('flood', `flood ${job}`)
  for (const network of ['fan', 'guest', 'late']) ask(network, network)
  await settle()
  expect(began).toEqual(['flood 1', 'fan', 'guest'])
  await end('fan')
  expect(began.at(-1)).toBe('late')
  await end('flood 1')
  expect(began.at(-1)).toBe('flood 2')
})

test('when no more may wait, the longest line loses its youngest', async () => {
  const { ask, end, settle, began, outcomes } = setUp(1, 2)
  for (let job = 1; job <= 4; job++) ask('flood', `flood ${job}`)
  ask('fan', 'fan')
  await settle()
  expect(Object.fromEntries(outcomes)).toEqual({ 'flood 3': 'Overload', 'flood 4': 'Overload' })
  await end('flood 1')
  await end('flood 2')
  expect(began).toEqual(['flood 1', 'flood 2', 'fan'])
})

test('where all lines are as short, the newcomer is sent away', async () => {
  const { ask, settle, outcomes } = setUp(1, 2)
  for (const network of ['a', 'b', 'c', 'd']) ask(network, network)
  await settle()
  expect(Object.fromEntries(outcomes)).toEqual({ d: 'Overload' })
})

test('work of whoever has gone is not begun, and its place is free', async () => {
  const { ask, end, settle, began, outcomes } = setUp(1, 1)
  const visit = new AbortController()
  ask('a', '1')
  ask('a', '2', visit.signal)
  visit.abort()
  ask('a', '3', visit.signal)
  ask('a', '4')
  await settle()
  expect(Object.fromEntries(outcomes)).toEqual({ 2: 'Abandoned', 3: 'Abandoned' })
  await end('1')
  expect(began).toEqual(['1', '4'])
})

test('a job that fails makes way like any other', async () => {
  const queue = createFairQueue({ running: 1, waiting: 1 })
  const failed = queue('a', () => Promise.reject(new Error('no database')))
  const next = queue('a', async () => 'done')
  await expect(failed).rejects.toThrow('no database')
  expect(await next).toBe('done')
})

test.each([
  [new Overload(2), true],
  [new TooMany(2), true],
  [new Abandoned(), true],
  [new Error('no database'), false],
])('whether %o was dropped: %s', (error, dropped) => {
  expect(wasDropped(error)).toBe(dropped)
})

test('who has left by the time that it is their turn is not worked for', async () => {
  const leaving = new AbortController()
  const queue = createFairQueue({ running: 1, waiting: 1, breathe: async () => leaving.abort() })
  const job = vi.fn(async () => {})
  await expect(queue('a', job, leaving.signal)).rejects.toThrow(Abandoned)
  expect(job).not.toHaveBeenCalled()
  await expect(queue('b', async () => 'the next')).resolves.toBe('the next')
})
