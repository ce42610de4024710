/**
 * Five thousand made files of every sport and dialect, each attribute there, left out or oddly written. Every number of
 * their box scores, seasons and pages is held against what was meant, worked out a second time; one pair of seasons in
 * five is also sent through the door of a school of its own, and asked for as box scores, seasons, careers and sheets.
 * `node scripts/run.mjs bench/numbers.ts [files] [every]`
 */
import { openServices } from '#server/open.ts'
import { engines } from '#tests/support/engines.ts'
import { empty } from '#tests/support/templates.ts'
import type { Tally } from './numbers/compare.ts'
import { sports } from './numbers/lists.ts'
import { compareSeason } from './numbers/read-season.ts'
import { gamesEach, makeSeason } from './numbers/season-files.ts'
import { compareAnswers } from './numbers/through-the-door.ts'

const wanted = Number(process.argv[2] ?? 5000)
const rows: Record<string, { files: number; numbers: number; differences: number }> = {}
const differences: string[] = []
/** A database takes its time: one pair of seasons in so many goes through it.  */
const doorEvery = Number(process.argv[3] ?? 5)
let sent = 0

const [engine] = engines
if (!engine) throw new Error('There is no engine')
const database = await engine.create({}, empty)
const services = await openServices(database.config)

for (let seed = 0, files = 0; files < wanted; seed++)
  for (const sport of sports) {
    if (files >= wanted) break
    const tally: Tally = { numbers: 0, differences: [] }
    // One roster, two years of it.
    const made = [makeSeason(sport, seed, 2025), makeSeason(sport, seed + 5000, 2026)]
    for (const season of made) compareSeason(season, tally)
    if (seed % doorEvery === 0) {
      await compareAnswers(services, `s${seed}-${sport.key}`, made, tally)
      sent += 2 * gamesEach
    }
    files += 2 * gamesEach
    const row = (rows[sport.key] ??= { files: 0, numbers: 0, differences: 0 })
    row.files += 2 * gamesEach
    row.numbers += tally.numbers
    row.differences += tally.differences.length
    differences.push(...tally.differences.map((difference) => `seed ${seed}: ${difference}`))
  }
await services.close()
await database.dispose()

console.table(rows)
const sum = (key: 'files' | 'numbers') => Object.values(rows).reduce((total, row) => total + row[key], 0)
console.log(
  `${sum('files')} files, ${sent} of them by the door, ${sum('numbers')} numbers compared: ${differences.length} differences`,
)
for (const difference of differences.slice(0, 60)) console.log(difference)
process.exitCode = differences.length > 0 ? 1 : 0
