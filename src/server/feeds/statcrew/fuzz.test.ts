import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realStatFiles, sayIfMissing, statFolder } from '#tests/support/real-data.ts'
import { readStatFile } from './read-stat-file.ts'
import type { FileTeam, ReadFailure } from './reading/reading.ts'
import { frames } from './sports/frames.ts'
import { arbitraryGame } from './testing/arbitrary-game.ts'
import { mutated, numbersFrom } from './testing/mutations.ts'
import { writeStatFile } from './write-stat-file.ts'

const realNames = realStatFiles()
const realFiles = realNames.map((name) => readFileSync(join(statFolder, name)))
sayIfMissing(statFolder, realNames)

/** Small games of every sport, the same in every run. */
const written = frames.flatMap((frame, index) =>
  fc
    .sample(arbitraryGame(frame), { numRuns: 12, seed: 100 + index })
    .map((game) => new TextEncoder().encode(writeStatFile(game)))
    .toSorted((a, b) => a.length - b.length)
    .slice(0, 4),
)

const kinds: ReadFailure[] = ['empty', 'too-large', 'hostile', 'broken', 'unknown-sport', 'not-a-game']
const count = 10_000
/** Whole games are long: one damaged file in this many is one of them. */
const realEvery = 100

const isCounted = ({ score, scoreByPeriod, totals, players }: FileTeam): boolean => {
  const lines = [totals, ...players.map(({ groups }) => groups)]
  const numbers = lines.flatMap((line) => Object.values(line).flatMap((table) => Object.values(table)))
  return [score, ...scoreByPeriod, ...numbers].every(Number.isFinite)
}

/** What is wrong with an answer; null for a good one. */
function faultOf(reading: ReturnType<typeof readStatFile>): string | null {
  if (!reading.ok) {
    const { kind, place, message } = reading.error
    return kinds.includes(kind) && place !== '' && message !== '' ? null : JSON.stringify(reading.error)
  }
  // What is stored is JSON, and a database refuses some characters.
  const text = JSON.stringify(reading.file)
  if (/\\u0000|\\ud[89a-f]/i.test(text)) return 'a character that cannot be kept'
  if (reading.file.kind === 'game' && !reading.file.teams.every(isCounted)) return 'a number that is none'
  return null
}

describe('whatever happens to a file', () => {
  test(`${count} damaged files are read or refused with a kind, a place and a sentence, each in no time`, () => {
    const answers = new Map<string, number>()
    const faults: string[] = []
    let slowest = 0
    for (let run = 0; run < count; run++) {
      const random = numbersFrom(run)
      const files = realFiles.length > 0 && run % realEvery === 0 ? realFiles : written
      const file = mutated(files[random(files.length)] ?? new Uint8Array(), random)
      const before = process.threadCpuUsage()
      const reading = readStatFile(file)
      const { user, system } = process.threadCpuUsage(before)
      slowest = Math.max(slowest, (user + system) / 1000)
      const kind = reading.ok ? reading.file.kind : reading.error.kind
      answers.set(kind, (answers.get(kind) ?? 0) + 1)
      const fault = faultOf(reading)
      if (fault) faults.push(`run ${run}: ${fault}`)
    }
    expect(faults).toEqual([])
    // Both happen often, else the damage is too small or too great to tell anything.
    expect(answers.get('game') ?? 0).toBeGreaterThan(count / 10)
    expect(answers.get('broken') ?? 0).toBeGreaterThan(count / 10)
    expect(slowest).toBeLessThan(1500)
  })
})
