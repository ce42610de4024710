import { describe, expect, test } from 'vitest'
import { agoWords, dayWords, momentWords } from './moments.ts'

const now = new Date('2026-11-14T17:00:00Z')
const zone = 'America/New_York'

describe('moments', () => {
  test('are told in the time of the school', () => {
    expect(momentWords('2026-11-14T17:00:00Z', zone)).toBe('Sat, Nov 14, 2026, 12:00 PM EST')
    expect(momentWords('2026-07-04T16:00:00Z', zone)).toContain('12:00 PM EDT')
  })

  test('a day is the same day everywhere', () => {
    expect(dayWords('2026-11-14')).toBe('Nov 14, 2026')
  })

  test.each([
    ['2026-11-14T16:59:50Z', 'just now'],
    ['2026-11-14T16:55:00Z', '5 minutes ago'],
    ['2026-11-14T14:00:00Z', '3 hours ago'],
    ['2026-11-13T17:00:00Z', 'yesterday'],
    ['2026-11-16T17:00:00Z', 'in 2 days'],
    ['2026-10-01T16:00:00Z', 'Oct 1, 2026, 12:00 PM'],
  ])('%s is %s', (moment, words) => {
    expect(agoWords(moment, now, zone)).toBe(words)
  })
})
