import { expect, test } from 'vitest'
import { edits, nearest } from './correction.ts'

test.each([
  ['football', 'football', 0],
  ['fotball', 'football', 1],
  ['footballl', 'football', 1],
  ['kingfihser', 'kingfisher', 1],
  ['vollybal', 'volleyball', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('from %s to %s there are %i slips', (from, to, count) => {
  expect(edits(from, to)).toBe(count)
})

const used = (...words: [string, number][]) => words.map(([word, uses]) => ({ word, uses }))

test.each([
  ['the nearest word', 'fotball', used(['softball', 400], ['football', 300]), 'football'],
  ['of equally near words the one used most', 'bals', used(['ball', 2], ['bats', 9]), 'bats'],
  ['of equals the first by letters', 'bals', used(['bats', 2], ['ball', 2]), 'ball'],
  ['nothing that is far away', 'zzyzx', used(['xylophone', 1]), null],
  ['nothing for two letters', 'ab', used(['abc', 1]), null],
  ['nothing where there is nothing', 'fotball', [], null],
])('%s is meant', (_, typed, candidates, expected) => {
  expect(nearest(typed, candidates)).toBe(expected)
})
