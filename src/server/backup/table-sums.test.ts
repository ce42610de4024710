import { expect, test } from 'vitest'
import { differences } from './table-sums.ts'

const wanted = { 'public.games': { rows: 2, sum: '7' }, 'public.news': { rows: 1, sum: '3' } }

test.each([
  ['nothing', wanted, []],
  ['rows', { ...wanted, 'public.games': { rows: 1, sum: '7' } }, ['public.games has 1 rows instead of 2']],
  [
    'what is in them',
    { ...wanted, 'public.games': { rows: 2, sum: '8' } },
    ['public.games has other rows than the backup'],
  ],
  ['a table', { 'public.games': wanted['public.games'] }, ['public.news is missing']],
  ['one more', { ...wanted, 'public.odd': { rows: 0, sum: '0' } }, ['public.odd was not in the backup']],
])('two databases that differ in %s', (_, found, words) => {
  expect(differences(wanted, found)).toEqual(words)
})
