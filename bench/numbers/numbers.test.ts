import { expect, test } from 'vitest'
import type { Tally } from './compare.ts'
import { sports } from './lists.ts'
import { compareSeason } from './read-season.ts'
import { makeSeason } from './season-files.ts'

test.each(sports)('every number of made files of $key is the one that was meant', (sport) => {
  const tally: Tally = { numbers: 0, differences: [] }
  // `bench/numbers.ts` makes five thousand files; these are the first of them.
  compareSeason(makeSeason(sport, 0), tally)
  expect(tally.differences.slice(0, 20)).toEqual([])
  expect(tally.numbers).toBeGreaterThan(1000)
})
