import { describe, expect, test } from 'vitest'
import { visibleAlerts } from './alert-visibility.ts'

const now = new Date('2026-11-15T12:00:00Z')
const alert = (id: number, change: object = {}) => ({
  id,
  enabled: true,
  showOnWeb: true,
  endDate: null,
  ...change,
})

describe('an alert', () => {
  test.each([
    ['that is enabled, for the web and without an end is visible', {}, true],
    ['that is not enabled is not', { enabled: false }, false],
    ['that is not for the web is not', { showOnWeb: false }, false],
    ['whose end is to come is visible', { endDate: new Date('2026-11-15T12:00:01Z') }, true],
    ['is visible at the very end', { endDate: now }, true],
    ['past its end is not', { endDate: new Date('2026-11-15T11:59:59Z') }, false],
  ])('%s', (_, change, expected) => {
    expect(visibleAlerts([alert(1, change)], now)).toHaveLength(expected ? 1 : 0)
  })

  test('with a newer id comes first', () => {
    expect(visibleAlerts([alert(2), alert(9), alert(4)], now).map(({ id }) => id)).toEqual([9, 4, 2])
  })
})
