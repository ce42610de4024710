import type { GridColumn } from './rules/column.ts'
import type { Cells, Changes, Sheet } from './rules/sheet.ts'
import { textAt } from './rules/sheet.ts'

/** The cells of a row as they are sent. What says nothing that can be read is left out, and told as a fault. */
export function valuesOf(columns: readonly GridColumn[], cells: Cells): Record<string, unknown> {
  const byField = new Map(columns.map((column) => [column.field, column]))
  return Object.fromEntries(
    Object.entries(cells).flatMap(([field, text]) => {
      const read = byField.get(field)?.read(text)
      return read && read.fault === undefined ? [[field, read.value]] : []
    }),
  )
}

/** How many cells cannot be saved as they are. Of a new row those count that must not be empty, too. */
export function faultsIn(columns: readonly GridColumn[], sheet: Sheet, { edits, adds }: Changes): number {
  const typed = edits.flatMap(({ cells }) =>
    columns.filter(({ field, read }) => cells[field] !== undefined && read(cells[field]).fault !== undefined),
  )
  const fresh = adds.flatMap(({ id }) =>
    columns.filter(({ field, read }) => read(textAt(sheet, id, field)).fault !== undefined),
  )
  return typed.length + fresh.length
}

/** What the server refused, by row and field: '12.jersey', and '-1.lastName' of a row that is new. */
export function problemsByCell(
  errors: readonly { field: string; message: string }[],
  adds: Changes['adds'],
): Map<number, Record<string, string>> {
  const found = new Map<number, Record<string, string>>()
  for (const { field, message } of errors) {
    const [, row = '', name = ''] = /^(-?\d+)\.(\w+)$/.exec(field) ?? []
    const number = Number(row)
    const id = number < 0 ? adds[-number - 1]?.id : number
    if (row === '' || id === undefined) continue
    found.set(id, { ...found.get(id), [name]: message })
  }
  return found
}
