/**
 * Five thousand made files of every sport and dialect, each attribute there, left out or oddly written: read, matched and
 * summed, and every number of box scores, pages and seasons held against what was meant, worked out a second time.
 * `node scripts/run.mjs bench/numbers.ts [files]`
 */
import type { Tally } from './numbers/compare.ts'
import { sports } from './numbers/lists.ts'
import { compareSeason } from './numbers/read-season.ts'
import { gamesEach, makeSeason } from './numbers/season-files.ts'

const wanted = Number(process.argv[2] ?? 5000)
const rows: Record<string, { files: number; numbers: number; differences: number }> = {}
const differences: string[] = []

for (let seed = 0, files = 0; files < wanted; seed++)
  for (const sport of sports) {
    if (files >= wanted) break
    const tally: Tally = { numbers: 0, differences: [] }
    compareSeason(makeSeason(sport, seed), tally)
    files += gamesEach
    const row = (rows[sport.key] ??= { files: 0, numbers: 0, differences: 0 })
    row.files += gamesEach
    row.numbers += tally.numbers
    row.differences += tally.differences.length
    differences.push(...tally.differences.map((difference) => `seed ${seed}: ${difference}`))
  }

console.table(rows)
const sum = (key: 'files' | 'numbers') => Object.values(rows).reduce((total, row) => total + row[key], 0)
console.log(`${sum('files')} files, ${sum('numbers')} numbers compared: ${differences.length} differences`)
for (const difference of differences.slice(0, 60)) console.log(difference)
process.exitCode = differences.length > 0 ? 1 : 0
