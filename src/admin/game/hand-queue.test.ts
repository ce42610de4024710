import { expect, test } from 'vitest'
import type { HandAct } from '#contract/editing/hand-score.ts'
import { Refused } from '../api/call.ts'
import { createQueue } from './hand-queue.ts'

const goal = { act: 'points', side: 'us', points: 1 } as const

/** A device and a line to the server that a test holds. */
function field(before: readonly HandAct[] = []) {
  const device = { kept: before }
  const sent: string[][] = []
  const answers: (Error | null)[] = []
  let count = 0
  const queue = createQueue({
    kept: () => device.kept,
    keep: (acts) => {
      device.kept = acts
    },
    send: async (acts) => {
      sent.push(acts.map(({ key }) => key))
      const answer = answers.shift()
      if (answer) throw answer
    },
    pause: async () => {},
    newKey: () => `key-${++count}`,
  })
  return { queue, device, sent, answers }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('what is said is on the device before it is sent, and leaves it when it has arrived', async () => {
  const { queue, device, sent } = field()
  queue.say(goal)
  expect(device.kept).toEqual([{ key: 'key-1', ...goal }])
  await settled()
  expect([sent, device.kept, queue.waiting.get()]).toEqual([[['key-1']], [], { acts: [], refusal: null }])
})

test('what nobody answers is sent again with what was said since, in its order and by the same keys', async () => {
  const { queue, sent, answers } = field()
  answers.push(new Error('The server cannot be reached.'), new Error('The server cannot be reached.'))
  queue.say(goal)
  queue.say(goal, goal)
  await settled()
  expect(sent).toEqual([['key-1'], ['key-1', 'key-2', 'key-3'], ['key-1', 'key-2', 'key-3']])
  expect(queue.waiting.get().acts).toEqual([])
})

test('what a closed browser left is sent when it is opened', async () => {
  const { sent, device } = field([{ key: 'left', ...goal }])
  await settled()
  expect([sent, device.kept]).toEqual([[['left']], []])
})

test('what is refused stays until somebody lets go of it, and says why', async () => {
  const { queue, device, sent, answers } = field()
  answers.push(new Refused({ status: 409, detail: 'The game is postponed.' }))
  queue.say(goal)
  await settled()
  expect(queue.waiting.get()).toEqual({
    acts: [{ key: 'key-1', ...goal }],
    refusal: 'The game is postponed.',
  })
  expect(device.kept).toHaveLength(1)
  queue.letGo()
  await settled()
  expect([device.kept, sent]).toEqual([[], [['key-1']]])
})
