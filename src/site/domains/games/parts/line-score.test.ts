import { describe, expect, test } from 'vitest'
import { lineCells, periodHeads, periodsShown } from './line-score.ts'

describe('the heads of a line score', () => {
  test.each([
    ['football', 4, ['1', '2', '3', '4']],
    ['football', 6, ['1', '2', '3', '4', 'OT 1', 'OT 2']],
    ['mens-basketball', 3, ['1', '2', 'OT 1']],
    ['womens-basketball', 4, ['1', '2', '3', '4']],
    ['mens-ice-hockey', 4, ['1', '2', '3', 'OT 1']],
    ['field-hockey', 4, ['1', '2', '3', '4']],
    ['baseball', 11, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']],
    ['womens-volleyball', 5, ['1', '2', '3', '4', '5']],
    ['mens-tennis', 2, ['Doubles', 'Singles']],
    ['quadball', 2, ['1', '2']],
  ])('of %s with %i', (slug, count, heads) => {
    expect(periodHeads(slug, count).map(({ short }) => short)).toEqual(heads)
  })

  test('are spoken in full', () => {
    expect(periodHeads('baseball', 1)[0]?.full).toBe('Inning 1')
    expect(periodHeads('football', 5)[4]?.full).toBe('Overtime 1')
  })
})

test('a side that did not bat in its last inning shows an X there', () => {
  expect(lineCells({ team: [0, 2], opponent: [1, 0, 0] })).toEqual({
    team: ['0', '2', 'X'],
    opponent: ['1', '0', '0'],
  })
})

describe('overtime periods are not shown before there are any, unless a school wants them', () => {
  test.each([
    ['football', 3, false, 3],
    ['football', 5, false, 5],
    ['football', 3, true, 5],
    ['football', 6, true, 6],
    ['mens-basketball', 1, true, 3],
    ['baseball', 4, true, 4],
    ['womens-volleyball', 2, true, 2],
  ])('%s after %i, wanted: %s', (slug, played, showOvertime, shown) => {
    expect(periodsShown(slug, played, showOvertime)).toBe(shown)
  })
})
