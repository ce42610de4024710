import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountedLine } from '#contract/shapes/stats-shapes.ts'
import { outsOf } from '../../parts/innings.ts'
import type { SportColumns } from './columns/column.ts'
import { scoredSport } from './sport-columns.ts'
import { completeLine, sumLines, tablesOf } from './stat-line.ts'

function columnsOf(globalSportId: number): SportColumns {
  const scored = scoredSport(globalSportId)
  if (!scored) throw new Error(`sport ${globalSportId} is not scored`)
  return scored.columns
}
const football = columnsOf(3)
const baseball = columnsOf(1)

describe('a line of several', () => {
  test('counts are added and longs are the longest', () => {
    const lines = [{ rushing: { att: 10, yds: 52, long: 21 } }, { rushing: { att: 4, yds: -3, long: 5 } }]
    expect(sumLines(football, lines)).toEqual({ rushing: { att: 14, yds: 49, long: 21 } })
  })

  test('innings are added out by out', () => {
    expect(sumLines(baseball, [{ pitching: { ip: 5.2 } }, { pitching: { ip: 0.2 } }])).toEqual({
      pitching: { ip: 6.1 },
    })
  })

  test('a percentage comes from the sums, never from percentages', () => {
    const sum = sumLines(baseball, [{ hitting: { h: 1, ab: 1 } }, { hitting: { h: 0, ab: 3 } }])
    expect(completeLine(baseball, sum, { gp: 2, isTeam: false, team: {} }).hitting?.avg).toBe(0.25)
  })

  test('a table nobody is in stays out of a player, and is all zeros for a team', () => {
    const line = { hitting: { ab: 2 } }
    expect(Object.keys(completeLine(baseball, line, { gp: 1, isTeam: false, team: {} }))).toEqual(['hitting'])
    const team = completeLine(baseball, line, { gp: 1, isTeam: true, team: line })
    expect(team.pitching).toMatchObject({ ip: 0, er: 0, era: null })
  })

  test('what a column is made of stays inside', () => {
    expect(JSON.stringify(tablesOf(football))).not.toContain('formula')
    expect(tablesOf(football)[0]?.columns[0]).toEqual({
      key: 'comp',
      label: 'CMP',
      name: 'Completions',
      title: 'Completions',
      format: 'whole',
      total: 'sum',
      seasonOnly: false,
    })
  })
})

const counts = fc.integer({ min: -20, max: 200 })
const rushing = fc.record({ att: counts, yds: counts, td: counts, long: fc.nat(99) })
const pitching = fc.record({
  ip: fc.nat(60).map((outs) => Math.trunc(outs / 3) + (outs % 3) / 10),
  er: fc.nat(12),
})
const line = fc.oneof(fc.record({ rushing }), fc.constant<CountedLine>({}))

describe('whatever the games', () => {
  test('the total of two lists is the total of their totals', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (first, second) => {
        const together = sumLines(football, [...first, ...second])
        expect(sumLines(football, [sumLines(football, first), sumLines(football, second)])).toEqual(together)
      }),
    )
  })

  test('the order of games changes no total', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        expect(sumLines(football, [...lines].reverse())).toEqual(sumLines(football, lines))
      }),
    )
  })

  test('outs are never lost or made', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ pitching }), { minLength: 1 }), (lines) => {
        const total = sumLines(baseball, lines).pitching?.ip ?? 0
        expect(outsOf(total)).toBe(lines.reduce((outs, { pitching: { ip } }) => outs + outsOf(ip), 0))
      }),
    )
  })
})
