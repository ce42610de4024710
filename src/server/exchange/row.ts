import { readJson } from '../db/columns/read-json.ts'
import { ExchangeError } from './manifest.ts'
import type { ExchangeTable } from './tables.ts'

/** Ids of a table are counted by one sequence for all schools: one near its end would keep every other from going on. */
const largestId = 2_000_000_000

/** A line of a folder as a row, or a refusal in one line. */
export function rowIn(place: string, line: string): Record<string, unknown> {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    row = null
  }
  if (row === null || typeof row !== 'object' || Array.isArray(row))
    throw new ExchangeError(`The export's ${place} has a line that is no row.`)
  return row as Record<string, unknown>
}

/** What the database would take and no page could read. */
export function checkRow({ name, isCounted, words, shapes, moments }: ExchangeTable, line: string): void {
  const row = rowIn(name, line)
  const { id } = row
  if (isCounted && !(Number.isInteger(id) && Number(id) >= 1 && Number(id) <= largestId))
    throw new ExchangeError(`The export's ${name} have a row without an id from 1 to ${largestId}.`)
  for (const [column, known] of Object.entries(words)) {
    const value = row[column]
    if (value !== null && value !== undefined && !known.includes(String(value)))
      throw new ExchangeError(`The export's ${name} have a ${column} that is not known here.`)
  }
  for (const [column, shape] of Object.entries(shapes)) {
    const value = row[column]
    if (value !== null && value !== undefined && readJson(shape, value).mended.includes('/'))
      throw new ExchangeError(`The export's ${name} have a ${column} that cannot be read.`)
  }
  for (const column of moments)
    if (/infinity/i.test(String(row[column])))
      throw new ExchangeError(`The export's ${name} have a ${column} that never comes.`)
}
