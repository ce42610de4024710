import { expect, test } from 'vitest'
import type { Cost, Miss } from './miss.ts'
import { missRows } from './miss-row.ts'

const cost: Cost = { queries: 5, unitsOfWork: 2, rows: 40, ms: 10, databaseMs: 4 }
const home: Miss = {
  name: 'Home',
  path: '/',
  worst: 'games',
  afterChange: cost,
  first: { ...cost, queries: 30, ms: 60 },
}

test('what the database takes counts with what the process takes', () => {
  expect(missRows('PostgreSQL', home)).toEqual([
    {
      what: 'Home on PostgreSQL, after a change of games',
      ours: '14.0 ms CPU (database 4.0)',
      reference: '5 queries in 2 units of work, 40 rows',
      ratio: 14 / 25,
      aim: '≤ 25 ms, ≤ 8 queries: met',
    },
    {
      what: 'Home on PostgreSQL, asked for first',
      ours: '64.0 ms CPU (database 4.0)',
      reference: '30 queries in 2 units of work, 40 rows',
      ratio: 64 / 25,
      aim: '≤ 25 ms, ≤ 8 queries: missed',
    },
  ])
})

test('the embedded engine has twice the time and no more queries', () => {
  const [change] = missRows('PGlite', { ...home, afterChange: { ...cost, ms: 48, databaseMs: 0 } })
  expect(change).toMatchObject({ ratio: 48 / 50, aim: '≤ 50 ms, ≤ 8 queries: met' })
})

test('a kind of page that no aim was set for has none', () => {
  expect(missRows('PostgreSQL', { ...home, name: 'archives' })[0]).toMatchObject({ ratio: null })
  expect(missRows('PostgreSQL', { ...home, name: 'archives' })[0]).not.toHaveProperty('aim')
})
