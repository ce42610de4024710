import { describe, expect, test } from 'vitest'
import { defaultView, listAddress, scheduleAddress } from './schedule-address.ts'

const current = { sport: { globalSportNameSlug: 'football' }, season: '2026', currentSeason: '2026' }
const earlier = { ...current, season: '2025' }

test('the address of the current season stays short', () => {
  expect(scheduleAddress(current, 'text')).toBe('/sports/football/schedule/text')
  expect(scheduleAddress(earlier, 'print')).toBe('/sports/football/schedule/print/2025')
})

describe('the default view comes from settings', () => {
  test.each([
    ['list', current, '', null],
    ['text', current, '', '/sports/football/schedule/text'],
    ['text', earlier, '', '/sports/football/schedule/text/2025'],
    ['calendar', current, '', '/sports/football/calendar'],
    ['calendar', earlier, '', null],
    ['text', current, 'view=list', null],
    ['text', current, 'location=H', null],
  ] as const)('%s', (view, season, query, expected) => {
    const schedule = { ...season, settings: { defaultView: view } }
    expect(defaultView(schedule, new URLSearchParams(query))).toBe(expected)
  })

  test('and the list is still reached', () => {
    expect(listAddress('/sports/football/schedule', 'list')).toBe('/sports/football/schedule')
    expect(listAddress('/sports/football/schedule', 'text')).toBe('/sports/football/schedule?view=list')
  })
})
