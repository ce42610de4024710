import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zoneOf, zoneRows } from './shot-zones.ts'

const shot = fc.record({
  across: fc.integer({ min: 0, max: 100 }),
  out: fc.integer({ min: 0, max: 100 }),
  isMade: fc.boolean(),
  worth: fc.constantFrom(2, 3),
})

test.each([
  [{ across: 50, out: 12, worth: 2 }, 'lane'],
  [{ across: 50, out: 50, worth: 2 }, 'middle'],
  [{ across: 70, out: 12, worth: 2 }, 'middle'],
  [{ across: 3, out: 10, worth: 3 }, 'corner'],
  [{ across: 50, out: 62, worth: 3 }, 'arc'],
])('%j is a shot from the %s', (place, zone) => {
  expect(zoneOf({ isMade: true, ...place })).toBe(zone)
})

test('every shot is in one zone: they make the sum', () => {
  fc.assert(
    fc.property(fc.array(shot, { maxLength: 80 }), (shots) => {
      const rows = zoneRows(shots)
      const [all, parts] = [rows.at(-1), rows.slice(0, -1)]
      expect(all?.tried).toBe(shots.length)
      expect(parts.reduce((sum, { tried }) => sum + tried, 0)).toBe(shots.length)
      expect(parts.reduce((sum, { made }) => sum + made, 0)).toBe(shots.filter(({ isMade }) => isMade).length)
    }),
  )
})
