import { expect, test } from 'vitest'
import { beingPressed, pressInTurn } from './pressing.ts'

test('one thing is pressed at a time, one that cannot be holds up nothing, and it is known when all are', async () => {
  const done: string[] = []
  const first = Promise.withResolvers<void>()
  pressInTurn(async () => {
    await first.promise
    done.push('first')
  })
  pressInTurn(async () => {
    throw new Error('out of memory')
  })
  pressInTurn(async () => {
    done.push('third')
  })
  expect(beingPressed()).toBe(3)
  expect(done).toEqual([])
  first.resolve()
  await expect.poll(beingPressed).toBe(0)
  expect(done).toEqual(['first', 'third'])
})
