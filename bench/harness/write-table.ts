import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { join } from 'node:path'
import { generator } from './load.ts'
import { markdown, type Row } from './rows.ts'

const file = join(import.meta.dirname, '../../docs/speed.md')

/** '2 cores (x64, Some Processor 2.50GHz), load by wrk' */
function machine(): string {
  const cores = cpus()
  return `${cores.length} cores (${arch()}, ${cores[0]?.model.trim() ?? 'unknown'}), load by ${generator.name}`
}

/** Puts a part's table where the document keeps it, with the command, the date and the machine, in place of the one before. */
export function writeTable(part: string, rows: readonly Row[], date: Date): void {
  const told = `\`npm run bench -- ${part} --write\`, ${date.toISOString().slice(0, 10)}, ${machine()}.`
  writeFileSync(file, withTable(readFileSync(file, 'utf8'), part, `${told}\n\n${markdown([...rows])}`))
}

/** What is measured for an hour is not to be without a place in the end. */
export const hasPlace = (part: string): boolean => readFileSync(file, 'utf8').includes(markOf(part))

const markOf = (part: string) => `<!-- bench: ${part} -->`

/** A table stands between two marks that nobody sees; a document without them has no place for it. */
export function withTable(text: string, part: string, table: string): string {
  const mark = markOf(part)
  const start = text.indexOf(mark)
  const end = text.indexOf('<!-- end -->', start)
  if (start === -1 || end === -1)
    throw new Error(`docs/speed.md has no place for the table of ${part}: ${mark}`)
  return `${text.slice(0, start + mark.length)}\n${table}\n${text.slice(end)}`
}
