import type { ExchangeTable } from './tables.ts'

export interface PlacedTable extends ExchangeTable {
  /** Columns left empty at first and filled in when every row is there: references to itself or round in a circle. */
  deferred: string[]
}

/** Tables so that every reference finds its row: what is referred to comes first. */
export function inOrderOfReference(tables: readonly ExchangeTable[]): PlacedTable[] {
  const placed = new Map<string, PlacedTable>()
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const pending = (table: ExchangeTable) =>
    table.references.filter((reference) => waiting.has(reference.table))
  const place = (table: ExchangeTable, deferred: string[]) => {
    placed.set(table.name, { ...table, deferred })
    waiting.delete(table.name)
  }
  while (waiting.size > 0) {
    const candidates = [...waiting.values()]
    const free = candidates.filter((table) => pending(table).length === 0)
    for (const table of free) place(table, [])
    if (free.length > 0) continue
    // A table that waits only for itself goes before one that would break a circle.
    const byItself = (table: ExchangeTable) =>
      pending(table).every((reference) => reference.table === table.name)
    const breakable = candidates.filter((table) => pending(table).every(({ isNullable }) => isNullable))
    const next = breakable.find(byItself) ?? breakable[0]
    if (!next)
      throw new Error(
        `Tables refer to each other in a circle that cannot be opened: ${[...waiting.keys()].join(', ')}`,
      )
    place(
      next,
      pending(next).flatMap(({ columns }) => columns),
    )
  }
  return [...placed.values()]
}
