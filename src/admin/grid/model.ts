import { createStore, type Store } from '../ground/store.ts'
import type { GridColumn } from './rules/column.ts'
import { filled } from './rules/fill.ts'
import { placed } from './rules/pasting.ts'
import { at, type Cell, keptIn, type Range, rangeOf, type Selection, type Size } from './rules/selection.ts'
import {
  type CellWrite,
  newIds,
  openSheet,
  type RowOfGrid,
  redone,
  type Sheet,
  textAt,
  undone,
  withoutRows,
  written,
} from './rules/sheet.ts'
import { nextSort, type Sort, shownOrder } from './rules/sorting.ts'

/** A cell that is being typed in. */
export interface Editing extends Cell {
  /** What stands in it to begin with. */
  text: string
  /** Typed over: then arrows go on to the next cell, and otherwise they move within the text. */
  isOver: boolean
}

/** A grid outside of React: what it shows, what is chosen in it, what is being typed. */
export interface GridModel {
  columns: Store<readonly GridColumn[]>
  sheet: Store<Sheet>
  selection: Store<Selection>
  editing: Store<Editing | null>
  sort: Store<Sort | null>
  /** The order of the last sort, kept so that nothing jumps while somebody types. */
  order: Store<readonly number[] | null>
  /** Told to whoever does not see it. */
  said: Store<string>
  mayWrite: boolean
}

export function createGrid(
  columns: readonly GridColumn[],
  rows: readonly RowOfGrid[],
  mayWrite: boolean,
): GridModel {
  return {
    columns: createStore(columns),
    sheet: createStore(openSheet(rows)),
    selection: createStore(at(0, 0)),
    editing: createStore<Editing | null>(null),
    sort: createStore<Sort | null>(null),
    order: createStore<readonly number[] | null>(null),
    said: createStore(''),
    mayWrite,
  }
}

const remembered = new WeakMap<GridModel, { of: readonly unknown[]; shown: readonly number[] }>()

/** The rows in the order in which they are shown: rows that came after a sort are last. */
export function shownRows(model: GridModel): readonly number[] {
  const of = [model.sheet.get().ids, model.order.get()] as const
  const last = remembered.get(model)
  if (last?.of[0] === of[0] && last.of[1] === of[1]) return last.shown
  const [ids, order] = of
  const there = new Set(ids)
  const sorted = new Set(order ?? [])
  const shown = order ? [...order.filter((id) => there.has(id)), ...ids.filter((id) => !sorted.has(id))] : ids
  remembered.set(model, { of, shown })
  return shown
}

/** One row more than there are, for what is new. */
export const sizeOfGrid = (model: GridModel): Size => ({
  rows: shownRows(model).length + (model.mayWrite ? 1 : 0),
  columns: model.columns.get().length,
})

export const columnAt = (model: GridModel, column: number): GridColumn | undefined =>
  model.columns.get()[column]

function cellText(model: GridModel, row: number, column: number): string {
  const id = shownRows(model)[row]
  const field = columnAt(model, column)?.field
  return id === undefined || field === undefined ? '' : textAt(model.sheet.get(), id, field)
}

export const chosenRange = (model: GridModel): Range => {
  const { rows, columns } = sizeOfGrid(model)
  return rangeOf(keptIn(model.selection.get(), { rows, columns }))
}

interface Typed extends Cell {
  text: string
}

/** Writes by the places that are shown; below the last row new ones begin. */
function writeCells(model: GridModel, cells: readonly Typed[]): void {
  if (!model.mayWrite) return
  const sheet = model.sheet.get()
  const shown = shownRows(model)
  const more = Math.max(0, ...cells.map(({ row }) => row + 1 - shown.length))
  const ids = [...shown, ...newIds(sheet, more)]
  const writes = cells.flatMap(({ row, column, text }): CellWrite[] => {
    const id = ids[row]
    const known = columnAt(model, column)
    if (id === undefined || !known || known.isReadOnly) return []
    const trimmed = text.trim()
    return [{ id, field: known.field, text: known.tidy?.(trimmed) ?? trimmed }]
  })
  model.sheet.set(written(sheet, writes, writes.length > 0 ? more : 0))
}

export const typeInto = (model: GridModel, { row, column }: Cell, text: string): void => {
  if (text === '' && row >= shownRows(model).length) return
  writeCells(model, [{ row, column, text }])
}

const cellsIn = ({ top, bottom, left, right }: Range): Cell[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => ({ row: top + down, column: left + across })),
  ).flat()

export function clearChosen(model: GridModel): void {
  const rows = shownRows(model).length
  writeCells(
    model,
    cellsIn(chosenRange(model))
      .filter(({ row }) => row < rows)
      .map((cell) => ({ ...cell, text: '' })),
  )
}

/** The cells that are chosen, as they stand. */
export function copied(model: GridModel): string[][] {
  const { top, bottom, left, right } = chosenRange(model)
  const last = Math.min(bottom, shownRows(model).length - 1)
  return Array.from({ length: Math.max(0, last - top + 1) }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, across) => cellText(model, top + down, left + across)),
  )
}

/** Puts cells where the cursor is; answers with what is to be said of it. */
export function pasteCells(model: GridModel, block: readonly (readonly string[])[]): void {
  if (!model.mayWrite || block.length === 0) return
  const rows = shownRows(model).length
  const { writes, range, lost } = placed(block, chosenRange(model), {
    rows,
    columns: model.columns.get().length,
  })
  writeCells(model, writes)
  model.selection.set({
    anchor: { row: range.top, column: range.left },
    focus: { row: range.bottom, column: range.right },
  })
  model.said.set(
    lost > 0
      ? `Pasted; ${lost} columns did not fit.`
      : `Pasted ${writes.length} ${writes.length === 1 ? 'cell' : 'cells'}.`,
  )
}

/** Goes on with what stands at the top of what is chosen, or in its first rows, down to a row. */
export function fillDown(model: GridModel, known: Range, to: number): void {
  const last = Math.min(to, shownRows(model).length - 1)
  const count = last - known.bottom
  if (count <= 0) return
  const cells = Array.from({ length: known.right - known.left + 1 }, (_, across) => {
    const column = known.left + across
    const above = Array.from({ length: known.bottom - known.top + 1 }, (__, down) =>
      cellText(model, known.top + down, column),
    )
    return filled(above, count).map((text, index) => ({ row: known.bottom + 1 + index, column, text }))
  }).flat()
  writeCells(model, cells)
  model.selection.set({
    anchor: { row: known.top, column: known.left },
    focus: { row: last, column: known.right },
  })
  model.said.set(`Filled ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}.`)
}

/** With Control and D the first row of what is chosen goes down through the others. */
export function fillChosen(model: GridModel): void {
  const range = chosenRange(model)
  fillDown(model, { ...range, bottom: range.top }, range.bottom)
}

export function removeChosen(model: GridModel): void {
  if (!model.mayWrite) return
  const { top, bottom } = chosenRange(model)
  const ids = shownRows(model).slice(top, bottom + 1)
  if (ids.length === 0) return
  model.sheet.set(withoutRows(model.sheet.get(), ids))
  model.selection.set(keptIn(at(top, model.selection.get().focus.column), sizeOfGrid(model)))
  model.said.set(`${ids.length} ${ids.length === 1 ? 'row' : 'rows'} taken out.`)
}

function step(model: GridModel, next: Sheet, words: string): void {
  if (next === model.sheet.get()) return
  model.sheet.set(next)
  model.selection.set(keptIn(model.selection.get(), sizeOfGrid(model)))
  model.said.set(words)
}
export const undoStep = (model: GridModel): void => step(model, undone(model.sheet.get()), 'Undone.')
export const redoStep = (model: GridModel): void => step(model, redone(model.sheet.get()), 'Done again.')

/** Sorts by a column: up, down, and as it was. */
export function sortBy(model: GridModel, column: number): void {
  const sort = nextSort(model.sort.get(), column)
  const { ids } = model.sheet.get()
  const sheet = model.sheet.get()
  const field = columnAt(model, column)?.field ?? ''
  model.sort.set(sort)
  model.order.set(
    sort
      ? shownOrder(ids.length, sort, (row) => textAt(sheet, ids[row] ?? 0, field)).map((row) => ids[row] ?? 0)
      : null,
  )
  const label = columnAt(model, column)?.label ?? ''
  model.said.set(sort ? `Sorted by ${label}, ${sort.isDown ? 'down' : 'up'}.` : 'In its own order.')
}

export function beginEditing(model: GridModel, cell: Cell, over: string | null = null): void {
  const column = columnAt(model, cell.column)
  if (!model.mayWrite || !column || column.isReadOnly) return
  model.selection.set(at(cell.row, cell.column))
  model.editing.set({
    ...cell,
    text: over ?? cellText(model, cell.row, cell.column),
    isOver: over !== null,
  })
}
