import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { impressionQueue } from './impression-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A queue and what it sent; `answer` decides how the next calls end. */
function queueWith(answer: { isCounted: boolean | 'throws' } = { isCounted: true }) {
  const sent: number[][] = []
  const queue = impressionQueue({
    send: async (ids) => {
      sent.push(ids)
      if (answer.isCounted === 'throws') throw new Error('offline')
      return answer.isCounted
    },
  })
  return { queue, sent, answer }
}

describe('impressions', () => {
  test('are batched after a 2 s quiet delay', async () => {
    const { queue, sent } = queueWith()
    queue.add(1)
    await vi.advanceTimersByTimeAsync(1_999)
    queue.add(2)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([[1, 2]])
  })

  test('leave the queue on success', async () => {
    const { queue, sent } = queueWith()
    queue.add(1)
    await vi.advanceTimersByTimeAsync(2_000)
    queue.add(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toEqual([[1], [2]])
  })

  test.each([[false as const], ['throws' as const]])(
    'that could not be counted (%s) go with the next batch',
    async (isCounted) => {
      const { queue, sent, answer } = queueWith({ isCounted })
      queue.add(1)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(sent).toEqual([[1]])
      answer.isCounted = true
      queue.add(2)
      await vi.advanceTimersByTimeAsync(2_000)
      expect(sent).toEqual([[1], [1, 2]])
    },
  )

  test('are sent at once when the visitor leaves, and not a second time', async () => {
    const { queue, sent } = queueWith()
    queue.add(1)
    await queue.flush()
    await vi.advanceTimersByTimeAsync(10_000)
    await queue.flush()
    expect(sent).toEqual([[1]])
  })

  test('on their way are not sent a second time when the visitor leaves', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const sent: number[][] = []
    const queue = impressionQueue({
      send: (ids) => {
        sent.push(ids)
        return promise
      },
    })
    queue.add(1)
    await vi.advanceTimersByTimeAsync(2_000)
    queue.add(2)
    const left = queue.flush()
    resolve(true)
    await left
    expect(sent).toEqual([[1], [2]])
  })

  test('of one campaign on two pages need two calls', async () => {
    const { queue, sent } = queueWith()
    queue.add(1)
    queue.add(2)
    queue.add(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent).toEqual([[1, 2], [1]])
  })

  test('are at most 100 in a call', async () => {
    const { queue, sent } = queueWith()
    for (let id = 1; id <= 101; id += 1) queue.add(id)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(sent.map(({ length }) => length)).toEqual([100, 1])
  })
})
