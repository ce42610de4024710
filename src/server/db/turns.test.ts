import { expect, test } from 'vitest'
import { type Lane, Turns } from './turns.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const patient: Record<Lane, number> = { pages: 60_000, writes: 60_000, jobs: 60_000 }

/** Takes the first turn, and lets it go when told to. */
function taken(turns: Turns) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { release: resolve, done: turns.take('jobs', () => promise) }
}

test('one works at a time; pages go before writing, and both before jobs', async () => {
  const turns = new Turns(patient, () => 0)
  const { release, done } = taken(turns)
  const order: string[] = []
  const work = (lane: Lane, name: string) => turns.take(lane, async () => void order.push(name))
  const all = [work('jobs', 'job'), work('writes', 'write'), work('pages', 'page 1'), work('pages', 'page 2')]
  release()
  await Promise.all([done, ...all])
  expect(order).toEqual(['page 1', 'page 2', 'write', 'job'])
})

test('a job that has waited its time goes before pages that came later', async () => {
  let now = 0
  const turns = new Turns(patient, () => now)
  const { release, done } = taken(turns)
  const order: string[] = []
  const job = turns.take('jobs', async () => void order.push('job'))
  now = 2_000
  const page = turns.take('pages', async () => void order.push('page'))
  release()
  await Promise.all([done, job, page])
  expect(order).toEqual(['job', 'page'])
})

test('whoever waits too long is told so, and the turn goes to the next', async () => {
  const turns = new Turns({ ...patient, pages: 1 })
  const { release, done } = taken(turns)
  await expect(turns.take('pages', async () => {})).rejects.toBeInstanceOf(DatabaseUnavailable)
  const next = turns.take('writes', async () => 'worked')
  release()
  await done
  expect(await next).toBe('worked')
})

test('work that fails passes its turn on', async () => {
  const turns = new Turns(patient)
  const failed = turns.take('pages', async () => {
    throw new Error('no')
  })
  const next = turns.take('pages', async () => 'worked')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('worked')
})
