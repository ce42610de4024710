import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

test.each([
  [0, '0:00'],
  [30, '0:30'],
  [725, '12:05'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%i seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
