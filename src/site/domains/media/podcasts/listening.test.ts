import { describe, expect, test } from 'vitest'
import { heardUntil, readHeard, readSpeed, rememberHeard, skipped } from './listening.ts'
import { readPlayable } from './playable.ts'

describe('the place where a listener stopped', () => {
  test.each([
    ['in the middle is remembered', 30, [{ id: 1, seconds: 30 }]],
    ['is remembered in whole seconds', 30.9, [{ id: 1, seconds: 30 }]],
    ['in the first moments is not', 2, []],
    ['in the last moments is not', 58, []],
  ])('%s', (_, seconds, heard) => {
    expect(rememberHeard([], 1, seconds, 60)).toEqual(heard)
  })

  test('replaces the one before and is the latest', () => {
    const heard = [
      { id: 2, seconds: 9 },
      { id: 1, seconds: 20 },
    ]
    expect(rememberHeard(heard, 1, 40, 60)).toEqual([
      { id: 1, seconds: 40 },
      { id: 2, seconds: 9 },
    ])
    expect(rememberHeard(heard, 1, 60, 60)).toEqual([{ id: 2, seconds: 9 }])
  })

  test('is kept for a number of episodes, not for all that there ever were', () => {
    let heard = rememberHeard([], 1, 30, 60)
    for (let id = 2; id <= 100; id++) heard = rememberHeard(heard, id, 30, 60)
    expect(heard).toHaveLength(40)
    expect([heardUntil(heard, 100), heardUntil(heard, 1)]).toEqual([30, 0])
  })
})

test.each([
  [20, -15, 60, 5],
  [5, -15, 60, 0],
  [20, 30, 60, 50],
  [50, 30, 60, 60],
  [0, 30, 0, 0],
])('from %i a skip by %i in an episode of %i seconds leads to %i', (from, by, length, to) => {
  expect(skipped(from, by, length)).toBe(to)
})

test.each([
  [null, []],
  ['{', []],
  ['{"id":1}', []],
  ['[{"id":1,"seconds":4},{"id":"x"},null]', [{ id: 1, seconds: 4 }]],
])('the stored text %s is read as %o', (text, heard) => {
  expect(readHeard(text)).toEqual(heard)
})

test.each([
  [null, 1],
  ['1.5', 1.5],
  ['9', 1],
])('the stored speed %s is %d', (text, speed) => {
  expect(readSpeed(text)).toBe(speed)
})

test.each([
  [undefined, null],
  ['', null],
  ['[1]', null],
  ['{"id":1,"url":"/podcasts/a/1","src":"https://elsewhere.example/a.mp3"}', null],
  [
    '{"id":1,"url":"/podcasts/a/1","src":"/files/a.mp3"}',
    { id: 1, url: '/podcasts/a/1', src: '/files/a.mp3' },
  ],
])('the episode in the page %s is %o', (text, playable) => {
  expect(readPlayable(text)).toEqual(playable)
})
