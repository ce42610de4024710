import { findColumns } from './columns.ts'
import type { CsvRow } from './csv.ts'

/** A table whose columns are known, by their heads or by what is in them. */
export interface Recognised<Field extends string> {
  hasHeads: boolean
  header: string[]
  columns: Map<Field, number>
  rows: CsvRow[]
}

/** What somebody said of a table that was shown to them: what each column is, and whether the first row names them. */
export interface ChosenColumns {
  hasHeads: boolean
  columns: readonly (string | null)[]
}

export interface ColumnRules<Field extends string> {
  aliases: Readonly<Record<Field, readonly string[]>>
  /** Whether enough is known to read a row by. */
  isEnough(columns: ReadonlyMap<Field, number>): boolean
  /** By what is in a column, the surest first; some only as long as another field is not found. */
  guesses: readonly (readonly [Field, (cell: string) => boolean, unless?: Field])[]
}

/** So much of a column must look like it: a sheet has cells that were typed wrong. */
const share = 0.6

const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/**
 * Finds out what the columns of a table are, in any order. Heads are believed first; where they are strange or missing,
 * a column is what most of its cells look like.
 */
export function recognise<Field extends string>(
  records: readonly (readonly string[])[],
  rules: ColumnRules<Field>,
  chosen?: ChosenColumns,
): Recognised<Field> {
  const first = records[0] ?? []
  if (chosen) return tableOf(records, chosen.hasHeads, chosenIn(rules, chosen))
  const byHead = findColumns(first, rules.aliases)
  if (rules.isEnough(byHead)) return tableOf(records, true, byHead)
  const columns = guessed(records.slice(1), rules, byHead)
  // The first row is one of the others where what it has looks like theirs.
  const hasHeads = byHead.size > 0 || !looksLikeRow(first, columns, rules)
  return tableOf(records, hasHeads, hasHeads ? columns : guessed(records, rules, new Map()))
}

function tableOf<Field extends string>(
  records: readonly (readonly string[])[],
  hasHeads: boolean,
  columns: Map<Field, number>,
): Recognised<Field> {
  const width = Math.max(0, ...records.map((cells) => cells.length))
  const header = hasHeads
    ? [...(records[0] ?? [])]
    : Array.from({ length: width }, (_, index) => `Column ${letter(index)}`)
  const from = hasHeads ? 1 : 0
  const rows = records
    .slice(from)
    .map((cells, index) => ({ row: index + from + 1, cells: [...cells] }))
    .filter(({ cells }) => !isBlank(cells))
  return { hasHeads, header, columns, rows }
}

function chosenIn<Field extends string>(
  { aliases }: ColumnRules<Field>,
  { columns }: ChosenColumns,
): Map<Field, number> {
  const found = new Map<Field, number>()
  for (const [index, field] of columns.entries())
    if (field !== null && Object.hasOwn(aliases, field) && !found.has(field as Field))
      found.set(field as Field, index)
  return found
}

function guessed<Field extends string>(
  rows: readonly (readonly string[])[],
  { guesses }: ColumnRules<Field>,
  known: ReadonlyMap<Field, number>,
): Map<Field, number> {
  const found = new Map(known)
  const taken = new Set(found.values())
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  for (const [field, isOne, unless] of guesses) {
    if (found.has(field) || (unless !== undefined && found.has(unless))) continue
    let best = { index: -1, part: share }
    for (let index = 0; index < width; index += 1) {
      if (taken.has(index)) continue
      const cells = rows.map((row) => row[index]?.trim() ?? '').filter(Boolean)
      const part = cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length
      if (part > best.part || (part === best.part && best.index < 0)) best = { index, part }
    }
    if (best.index < 0) continue
    found.set(field, best.index)
    taken.add(best.index)
  }
  return found
}

function looksLikeRow<Field extends string>(
  first: readonly string[],
  columns: ReadonlyMap<Field, number>,
  { guesses }: ColumnRules<Field>,
): boolean {
  const told = guesses.flatMap(([field, isOne]) => {
    const cell = first[columns.get(field) ?? -1]?.trim() ?? ''
    return cell === '' ? [] : [isOne(cell)]
  })
  return told.length > 0 && told.filter(Boolean).length / told.length >= share
}
