import { describe, expect, test } from 'vitest'
import { sportGroups } from '#contract/shapes/stats-shapes.ts'
import { scoredSport } from '../../../domains/stats/sport-columns.ts'
import { frames } from '../sports/frames.ts'

/** A sport of each group, by its global id; lacrosse and the diamond have two. */
const sports: [number, 'M' | 'W' | null][] = [
  [1, 'M'],
  [12, 'W'],
  [3, null],
  [5, 'M'],
  [13, 'W'],
  [8, null],
  [19, null],
  [7, null],
  [14, 'W'],
  [24, 'M'],
  [25, 'W'],
  [26, null],
  [10, null],
]

describe('the numbers that are read', () => {
  test('are of every sport group that has statistics', () => {
    expect(frames.map(({ group }) => group).toSorted()).toEqual([...sportGroups].toSorted())
  })

  test.each(sports)('of sport %i (%s) are exactly the columns of its box score', (id, gender) => {
    const scored = scoredSport(id)
    const frame = frames.find(({ group }) => group === scored?.group)
    const read = frame?.cells(gender).map(({ group, key }) => `${group}.${key}`) ?? []
    const shown = scored?.columns.tables.flatMap(({ key, columns }) =>
      columns.filter(({ total }) => total !== 'derived').map((column) => `${key}.${column.key}`),
    )
    expect([...new Set(read)].toSorted()).toEqual(shown?.toSorted())
  })

  test.each(sports)('of sport %i (%s) add up as its columns do', (id, gender) => {
    const scored = scoredSport(id)
    const frame = frames.find(({ group }) => group === scored?.group)
    const merges =
      frame?.cells(gender).map(({ group, key, merge }) => [`${group}.${key}`, merge] as const) ?? []
    const totals = new Map(
      scored?.columns.tables.flatMap(({ key, columns }) =>
        columns.map((column) => [`${key}.${column.key}`, column.total] as const),
      ),
    )
    expect(merges.filter(([name, merge]) => totals.get(name) !== merge)).toEqual([])
  })
})
