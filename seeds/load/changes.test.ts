import { describe, expect, test } from 'vitest'
import { generateSchool } from '../generate/school.ts'
import type { SchoolKey } from '../model/model.ts'
import { changesBetween } from './changes.ts'
import { listNames } from './tables.ts'

describe.each<[SchoolKey, string, string]>([
  ['halcyon', '2026-11-14T09:30', '2026-11-14T22:45'],
  ['tamarack', '2026-07-18T03:30', '2026-07-18T20:10'],
])('what happens at %s between %s and %s', (key, from, to) => {
  const [before, after] = [generateSchool(key, from), generateSchool(key, to)]
  const { changes } = changesBetween(key, from, to)
  const written = changes.values().reduce((count, list) => count + list.written.length, 0)

  test('is all that makes the one the other', () => {
    const byId = (rows: readonly { id: number }[]) => rows.toSorted((a, b) => a.id - b.id)
    for (const name of listNames) {
      const list = changes.get(name)
      const rows = new Map<number, { id: number }>(before[name].map((row) => [row.id, row]))
      for (const row of list?.written ?? []) rows.set(row.id, row)
      for (const id of list?.gone ?? []) rows.delete(id)
      expect([name, byId([...rows.values()])]).toEqual([name, byId(after[name])])
    }
  })

  test('is something, and little of the whole', () => {
    const rows = listNames.reduce((count, name) => count + after[name].length, 0)
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(rows / 50)
  })

  test('ends games, and never leaves the air empty', () => {
    const ended = (school: typeof before) => school.games.filter(({ resultStatus }) => resultStatus).length
    if (key === 'halcyon') expect(ended(after)).toBeGreaterThan(ended(before))
    expect([before.liveGames.length, after.liveGames.length]).toEqual([1, 1])
    expect(after.liveGames[0]?.startedAt).not.toBe(before.liveGames[0]?.startedAt)
  })
})
