import { describe, expect, test } from 'vitest'
import { pauseMs, restMs } from './duty.ts'

describe('a duty', () => {
  test.each([
    ['begins every so often, however long it takes', 60_000, 20_000, 40_000],
    ['that took no time rests for all of it', 60_000, 0, 60_000],
    ['that took as long as it rests is due at once', 60_000, 60_000, 0],
    ['that took longer is due at once, and not for every time that was missed', 60_000, 200_000, 0],
  ])('%s', (_, everyMs, tookMs, rest) => {
    expect(restMs(everyMs, tookMs)).toBe(rest)
  })

  test.each([
    ['at the first that is due', [9_000, 4_000, 7_000], 4_000],
    ['after a minute at the latest, for there may be a new school', [3_600_000], 60_000],
    ['after a minute where there is no school yet', [], 60_000],
    ['not at once where somebody else is about to claim it', [-20, 4_000], 50],
  ])('is looked for again %s', (_, waits, pause) => {
    expect(pauseMs(waits)).toBe(pause)
  })
})
