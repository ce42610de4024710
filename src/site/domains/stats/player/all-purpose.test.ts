import { expect, test } from 'vitest'
import { allPurposeLine, withAllPurpose } from './all-purpose.ts'

type Career = Parameters<typeof withAllPurpose>[0]
const career = (...lines: Record<string, { yds: number }>[]) =>
  ({
    columns: [],
    seasons: lines.map((stats, index) => ({ season: String(2024 + index), stats })),
    career: {
      stats: Object.fromEntries(
        ['rushing', 'receiving', 'kr', 'pr', 'ir', 'passing'].flatMap((key) => {
          const yds = lines.reduce((sum, line) => sum + (line[key]?.yds ?? 0), 0)
          return lines.some((line) => line[key]) ? [[key, { yds }]] : []
        }),
      ),
    },
  }) as unknown as Career

test('all-purpose yards are those that were run, caught and returned, and not those that were thrown', () => {
  const line = {
    rushing: { yds: -3 },
    receiving: { yds: 40 },
    kr: { yds: 22 },
    pr: { yds: 5 },
    ir: { yds: 9 },
  }
  expect(allPurposeLine({ ...line, passing: { yds: 300 } }).yds).toBe(73)
})

test('each season has them, and the career is their sum', () => {
  const told = withAllPurpose(career({ rushing: { yds: 100 } }, { rushing: { yds: 50 }, kr: { yds: 30 } }))
  expect(told.seasons.map(({ stats }) => stats.allPurpose?.yds)).toEqual([100, 80])
  expect(told.career.stats.allPurpose?.yds).toBe(180)
  expect(told.columns.at(-1)?.title).toBe('All-Purpose')
})

test.each([
  ['ran alone', { rushing: { yds: 100 } }],
  ['threw alone', { passing: { yds: 100 } }],
  ['ran for nothing', { rushing: { yds: 0 }, kr: { yds: 12 } }],
])('who %s has no such table', (_, line) => {
  expect(withAllPurpose(career(line)).columns).toEqual([])
})
