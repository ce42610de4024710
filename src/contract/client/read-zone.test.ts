import { expect, test } from 'vitest'
import { isTimeZone, zoneBetween } from './read-zone.ts'

test.each([
  ['America/Chicago', true],
  ['UTC', true],
  ['', false],
  ['Here', false],
])("'%s' is a zone: %s", (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
  expect(isTimeZone(name)).toBe(isOne)
})

test.each([
  ['2026-11-14T18:00:00', '2026-11-14T23:00:00Z', 'Etc/GMT+5'],
  ['2026-11-15T09:00:00', '2026-11-15T00:00:00.000Z', 'Etc/GMT-9'],
  ['2026-11-14T18:00:00', '2026-11-14T18:00:00Z', 'UTC'],
  ['2026-11-14T18:00:00', '2026-11-14T12:30:00Z', 'UTC'],
  ['2026-11-14T18:00:00', '2026-12-14T18:00:00Z', 'UTC'],
  ['', '', 'UTC'],
])('the clock shows %s at %s in %s', (clock, moment, zone) => {
  expect(zoneBetween(clock, moment)).toBe(zone)
  expect(isTimeZone(zone)).toBe(true)
})
