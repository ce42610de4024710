import { expect, test } from 'vitest'
import { abbreviationsOf } from './abbreviations.ts'

test('each stands once, in order, with all that it stands for', () => {
  expect(
    abbreviationsOf([
      ['TD', 'Passing touchdowns'],
      ['ATT', 'Attempts'],
      ['TD', 'Rushing touchdowns'],
      ['TD', 'Passing touchdowns'],
    ]),
  ).toEqual([
    { short: 'ATT', full: 'Attempts' },
    { short: 'TD', full: 'Passing touchdowns; Rushing touchdowns' },
  ])
})

test('a word that stands for itself needs no explanation', () => {
  expect(
    abbreviationsOf([
      ['Points', 'Points'],
      ['QB', null],
    ]),
  ).toEqual([])
})
