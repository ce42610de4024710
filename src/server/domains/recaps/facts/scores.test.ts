import { expect, test } from 'vitest'
import { box, goal, input } from '../testing/sample-input.ts'
import { clockKind, minuteOf } from './clock.ts'
import { People } from './people.ts'
import { bestRun, leadChanges, leadForGood, scoresOf, timesTied, widestLead } from './scores.ts'

/** Goals in order, h for ours and a for theirs. */
function game(order: string) {
  let [home, away] = [0, 0]
  const scoring = order
    .split('')
    .map((sign) =>
      sign === 'h'
        ? goal('home', 1, null, 'Ana Reyes', ++home, away)
        : goal('away', 1, null, 'Kit Doe', home, ++away),
    )
  const sheet = input('lacrosse', [home, away], { box: box({ ours: [home], theirs: [away], scoring }) })
  return scoresOf(sheet, new People(sheet))
}

test.each([
  ['hhaa', 0, 1],
  ['haah', 1, 2],
  ['ahhaah', 2, 3],
  ['hhh', 0, 0],
])('%s has %d changes of the lead and %d ties', (order, changes, ties) => {
  expect([leadChanges(game(order)).value, timesTied(game(order)).value]).toEqual([changes, ties])
})

test('the lead for good is the last score before which the winner was not ahead', () => {
  expect(leadForGood(game('ahhaahh'), 0)?.index).toBe(6)
  expect(leadForGood(game('hhha'), 0)?.index).toBe(0)
})

test('a run is the stretch in which a side gained most', () => {
  const run = bestRun(game('ahhhahh'), 0, 0)
  expect([run?.made.value, run?.allowed.value, run?.before.map(({ value }) => value)]).toEqual([3, 0, [0, 1]])
  expect(bestRun(game('ahhhahh'), 0, 1)?.made.value).toBe(3)
  expect(widestLead(game('ahhhaaa'), 0)?.lead.value).toBe(2)
})

test('scores that do not make the result are no scores', () => {
  const scoring = [goal('home', 1, null, 'Ana Reyes', 1, 0)]
  const sheet = input('soccer', [2, 0], { box: box({ ours: [2], theirs: [0], scoring }) })
  expect(scoresOf(sheet, new People(sheet))).toEqual([])
})

const times = (...clocks: [number, string | null][]) => clocks.map(([period, clock]) => ({ period, clock }))
test.each([
  ['left', times([1, '9:34'], [1, '2:10'], [2, '12:08'])],
  ['gone', times([1, '11:56'], [1, '16:14'], [2, '3:36'])],
  ['total', times([1, '2:55'], [1, '12:26'], [2, '17:56'])],
  [null, times([1, '2:55'], [2, '12:26'])],
  [null, times([1, null], [2, null])],
])('a clock shows what is %s', (kind, clocks) => {
  expect(clockKind(clocks)).toBe(kind)
})

test('a minute begins with its first second', () => {
  expect([minuteOf('0:30'), minuteOf('61:37'), minuteOf('')]).toEqual([1, 62, null])
})
