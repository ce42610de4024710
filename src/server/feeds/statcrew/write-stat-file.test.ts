import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStatFile } from './read-stat-file.ts'
import { frames } from './sports/frames.ts'
import { arbitraryGame } from './testing/arbitrary-game.ts'
import { writeStatFile } from './write-stat-file.ts'

describe('a file that is written reads the same', () => {
  test.each(frames.map((frame) => [frame.group, frame] as const))('%s', (_, frame) => {
    fc.assert(
      fc.property(arbitraryGame(frame), (game) => {
        const reading = readStatFile(writeStatFile(game))
        if (!reading.ok || reading.file.kind !== 'game') throw new Error(JSON.stringify(reading))
        expect({ ...reading.file, warnings: [] }).toEqual(game)
      }),
      { numRuns: 25 },
    )
  })
})
