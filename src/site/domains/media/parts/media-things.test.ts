import { expect, test } from 'vitest'
import { isoDuration } from './media-things.ts'

test.each([
  [0, 'PT0S'],
  [36, 'PT36S'],
  [60, 'PT1M'],
  [725, 'PT12M5S'],
  [3725, 'PT62M5S'],
])('%i seconds are told to machines as %s', (seconds, text) => {
  expect(isoDuration(seconds)).toBe(text)
})
