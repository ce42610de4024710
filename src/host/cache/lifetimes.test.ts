import { expect, test } from 'vitest'
import { untilTomorrow } from './lifetimes.ts'

const hour = 3600

test.each([
  ['in the morning until universal midnight', 'America/New_York', '2026-11-17T15:00:00Z', 9 * hour],
  ["in the evening until the school's midnight", 'America/New_York', '2026-11-18T01:00:00Z', 4 * hour],
  ['at midnight itself a whole evening', 'America/New_York', '2026-11-17T05:00:00Z', 19 * hour],
  [
    'in the night when clocks go back an hour longer',
    'America/Los_Angeles',
    '2026-11-01T07:30:00Z',
    16.5 * hour,
  ],
])('a page is kept %s', (_rule, timeZone, now, seconds) => {
  expect(untilTomorrow(timeZone, new Date(now)).ttl).toBe(seconds)
})
