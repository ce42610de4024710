import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderSending } from './order-sending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const sent: { ids: number[]; done: () => void }[] = []
  const onRest = vi.fn()
  const send = (ids: number[]) => new Promise<void>((resolve) => void sent.push({ ids, done: resolve }))
  return { sent, onRest, sending: new OrderSending({ send, onRest }) }
}

test('several presses are one change, of what stands at another place in the end', async () => {
  const { sent, sending, onRest } = open()
  sending.want([1, 2, 3, 4], [2, 1, 3, 4])
  await vi.advanceTimersByTimeAsync(300)
  sending.want([2, 1, 3, 4], [2, 3, 1, 4])
  await vi.advanceTimersByTimeAsync(700)
  expect(sent.map(({ ids }) => ids)).toEqual([[2, 3, 1]])
  expect(onRest).not.toHaveBeenCalled()
  sent[0]?.done()
  await vi.advanceTimersByTimeAsync(0)
  expect(onRest).toHaveBeenCalledOnce()
})

test('what is moved while a change is on its way goes after it', async () => {
  const { sent, sending } = open()
  sending.want([1, 2, 3], [2, 1, 3])
  await vi.advanceTimersByTimeAsync(700)
  sending.want([2, 1, 3], [2, 3, 1])
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent.map(({ ids }) => ids)).toEqual([[2, 1]])
  sent[0]?.done()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ ids }) => ids)).toEqual([
    [2, 1],
    [3, 1],
  ])
})

test('what is moved there and back is nothing', async () => {
  const { sent, sending, onRest } = open()
  sending.want([1, 2], [2, 1])
  sending.want([2, 1], [1, 2])
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  expect(onRest).toHaveBeenCalledOnce()
})
