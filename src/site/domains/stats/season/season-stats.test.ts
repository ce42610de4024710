import { describe, expect, test } from 'vitest'
import type { StatColumn } from '#contract/shapes/stats-shapes.ts'
import type { IndividualTotals } from '#contract/stats.ts'
import { type StatSet, setColumns } from '../parts/stat-sets.ts'
import { orderedIndividuals, orderIn } from './individual-order.ts'
import { orderAfter, readSeasonChoice, seasonHref } from './season-choice.ts'

describe("the address of a season's numbers", () => {
  test.each([
    ['', '/s', { view: 'overview', set: null, order: null }],
    [
      'view=splits&table=rushing',
      '/s?view=splits&table=rushing',
      { view: 'splits', set: 'rushing', order: null },
    ],
    [
      'view=individual&sort=-passing.yds',
      '/s?view=individual&sort=-passing.yds',
      { view: 'individual', set: null, order: { group: 'passing', key: 'yds', direction: 'descending' } },
    ],
    ['view=nonsense&sort=;drop', '/s', { view: 'overview', set: null, order: null }],
  ] as const)('%s is read and written as %s', (query, address, choice) => {
    expect(readSeasonChoice(new URLSearchParams(query))).toEqual(choice)
    expect(seasonHref('/s', choice)).toBe(address)
  })

  test('a head leads to the best first, and to the worst the second time', () => {
    const yards = { group: 'passing', key: 'yds', isLowBest: false }
    const other = { group: 'rushing', key: 'yds', direction: 'descending' } as const
    expect(orderAfter(other, yards)).toEqual({ group: 'passing', key: 'yds', direction: 'descending' })
    expect(orderAfter({ ...other, group: 'passing' }, yards).direction).toBe('ascending')
    expect(orderAfter(other, { ...yards, key: 'era', isLowBest: true }).direction).toBe('ascending')
  })
})

const column = (key: string): StatColumn => ({
  key,
  label: key,
  name: key,
  title: key,
  format: 'whole',
  total: 'sum',
  seasonOnly: false,
})
const set: StatSet = {
  key: 'passing',
  title: 'Passing',
  tables: [{ key: 'passing', title: 'Passing', teamOnly: false, columns: [column('att'), column('yds')] }],
}
const individual = (
  name: string,
  passing: Record<string, number | null> | null,
  gp = 1,
): IndividualTotals => ({
  playerId: null,
  rosterPlayerId: null,
  name,
  jersey: name === 'TEAM' ? 'TM' : '1',
  position: null,
  academicYear: null,
  url: null,
  gp,
  gs: 0,
  stats: passing ? { passing } : {},
})

describe('the players of a table', () => {
  const columns = setColumns(set, { isSeason: true })
  const players = [
    individual('TEAM', { yds: 900 }),
    individual('None', null),
    individual('Few', { yds: 10 }),
    individual('Empty', { yds: null }),
    individual('Many', { yds: 300 }),
  ]
  const names = (direction: 'ascending' | 'descending') =>
    orderedIndividuals({ individual: players }, set, { group: 'passing', key: 'yds', direction }).map(
      ({ name }) => name,
    )

  test('stand in order, what cannot be compared after them and the team at the end, whichever way', () => {
    expect(names('descending')).toEqual(['Many', 'Few', 'Empty', 'TEAM'])
    expect(names('ascending')).toEqual(['Few', 'Many', 'Empty', 'TEAM'])
  })
  test('are ordered by what was asked for, else by yards, else by the telling number, else by the first', () => {
    const asked = { group: 'passing', key: 'att', direction: 'ascending' } as const
    expect(orderIn(columns, asked, [])).toEqual(asked)
    expect(orderIn(columns, { ...asked, group: 'rushing' }, [{ group: 'passing', key: 'yds' }]).key).toBe(
      'yds',
    )
    expect(orderIn(columns, null, [{ group: 'passing', key: 'att' }]).key).toBe('yds')
    const others = columns.filter(({ key }) => key !== 'yds')
    expect(orderIn(others, null, others.slice(-1)).key).toBe(others.at(-1)?.key)
    expect(orderIn(others, null, [])).toEqual({ group: 'passing', key: 'att', direction: 'descending' })
  })
})
