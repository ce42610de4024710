import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

async function* numbers() {
  yield 1
  yield 2
}

test('a second stream is refused while the first runs, and taken once it has ended or was left', async () => {
  const begin = oneAtATime('busy')
  const first = begin(numbers)[Symbol.asyncIterator]()
  await first.next()
  expect(() => begin(numbers)).toThrow('busy')
  await first.return?.()
  expect(await Array.fromAsync(begin(numbers))).toEqual([1, 2])
  expect(await Array.fromAsync(begin(numbers))).toEqual([1, 2])
})
