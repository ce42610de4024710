import { expect, test } from 'vitest'
import { Abandoned, Overload } from './dropped.ts'
import { Riders, shareFlights } from './riders.ts'

const visit = () => new AbortController()

test('work goes on as long as one of those who wait for it is there', () => {
  const riders = new Riders()
  const [first, second] = [visit(), visit()]
  const work = new Promise<void>(() => {})
  void riders.ride(work, first.signal)
  void riders.ride(work, second.signal)
  first.abort()
  expect(riders.gone.aborted).toBe(false)
  second.abort()
  expect(riders.gone.aborted).toBe(true)
})

test('who gives no signal stays', () => {
  const riders = new Riders()
  const first = visit()
  void riders.ride(new Promise(() => {}))
  void riders.ride(new Promise(() => {}), first.signal)
  first.abort()
  expect(riders.gone.aborted).toBe(false)
})

test('who has gone already does not wait', async () => {
  const first = visit()
  first.abort()
  await expect(new Riders().ride(Promise.resolve(), first.signal)).rejects.toBeInstanceOf(Abandoned)
})

test('nothing is begun for who has gone already', async () => {
  const share = shareFlights<number>()
  let made = 0
  const left = visit()
  left.abort()
  await expect(share('a', async () => ++made, left.signal)).rejects.toBeInstanceOf(Abandoned)
  expect(made).toBe(0)
})

test('two who ask at the same time share one answer, two who ask in turn do not', async () => {
  const share = shareFlights<number>()
  let made = 0
  const job = async () => ++made
  expect(await Promise.all([share('a', job), share('a', job), share('b', job)])).toEqual([1, 1, 2])
  expect(await share('a', job)).toBe(3)
})

test('work that was dropped on account of the first is done for the second', async () => {
  const share = shareFlights<string>()
  const { promise, reject } = Promise.withResolvers<string>()
  const first = share('a', () => promise)
  const second = share('a', async () => 'done')
  reject(new Overload(2))
  await expect(first).rejects.toBeInstanceOf(Overload)
  expect(await second).toBe('done')
})

test('work that failed has failed for all', async () => {
  const share = shareFlights<string>()
  const { promise, reject } = Promise.withResolvers<string>()
  const both = [share('a', () => promise), share('a', async () => 'done')]
  reject(new Error('no such picture'))
  for (const each of both) await expect(each).rejects.toThrow('no such picture')
})

test('work that nobody waits for any more is joined by nobody', async () => {
  const share = shareFlights<string>()
  const first = visit()
  const left = share('a', () => new Promise(() => {}), first.signal)
  first.abort()
  expect(await share('a', async () => 'done')).toBe('done')
  void left
})
