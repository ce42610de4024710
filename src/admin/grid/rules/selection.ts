export interface Cell {
  row: number
  column: number
}

/** What is chosen in a grid: from where somebody began to where they are. */
export interface Selection {
  anchor: Cell
  focus: Cell
}

export interface Size {
  rows: number
  columns: number
}

export interface Range {
  top: number
  bottom: number
  left: number
  right: number
}

export const at = (row: number, column: number): Selection => ({
  anchor: { row, column },
  focus: { row, column },
})

export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

export const isOne = ({ anchor, focus }: Selection): boolean =>
  anchor.row === focus.row && anchor.column === focus.column

export const sizeOf = ({ top, bottom, left, right }: Range): Size => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
})

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(0, count - 1))
const cellIn = ({ row, column }: Cell, size: Size): Cell => ({
  row: within(row, size.rows),
  column: within(column, size.columns),
})

/** As it still is after rows have gone. */
export const keptIn = ({ anchor, focus }: Selection, size: Size): Selection => ({
  anchor: cellIn(anchor, size),
  focus: cellIn(focus, size),
})

export interface Stroke {
  key: string
  isShift: boolean
  /** Control, or command on a Mac. */
  isFar: boolean
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Rows of a screenful. */
const page = 20

/**
 * Where a key leads; null for one that does not move. Shift stretches what is chosen from where it began, control goes to
 * the edge. Enter and Tab go on, and back with shift: Tab from the end of a row to the next one.
 */
export function moved(selection: Selection, { key, isShift, isFar }: Stroke, size: Size): Selection | null {
  const { focus, anchor } = selection
  if (key === 'Enter') return go({ row: focus.row + (isShift ? -1 : 1), column: focus.column }, size)
  if (key === 'Tab') return tabbed(selection, isShift ? -1 : 1, size)
  if (key === 'a' && isFar)
    return { anchor: { row: 0, column: 0 }, focus: { row: size.rows - 1, column: size.columns - 1 } }
  const to = target(focus, key, isFar, size)
  if (!to) return null
  const cell = cellIn(to, size)
  return isShift ? { anchor, focus: cell } : { anchor: cell, focus: cell }
}

function target(focus: Cell, key: string, isFar: boolean, size: Size): Cell | null {
  const step = steps[key]
  if (step) {
    const far = isFar ? Math.max(size.rows, size.columns) : 1
    return { row: focus.row + step[0] * far, column: focus.column + step[1] * far }
  }
  switch (key) {
    case 'Home':
      return { row: isFar ? 0 : focus.row, column: 0 }
    case 'End':
      return { row: isFar ? size.rows - 1 : focus.row, column: size.columns - 1 }
    case 'PageUp':
      return { row: focus.row - page, column: focus.column }
    case 'PageDown':
      return { row: focus.row + page, column: focus.column }
    default:
      return null
  }
}

const go = (cell: Cell, size: Size): Selection => {
  const there = cellIn(cell, size)
  return { anchor: there, focus: there }
}

function tabbed(selection: Selection, step: 1 | -1, size: Size): Selection | null {
  const place = selection.focus.row * size.columns + selection.focus.column + step
  // From the first and the last cell Tab leaves the grid, as it leaves any other control.
  if (place < 0 || place >= size.rows * size.columns) return null
  return at(Math.floor(place / size.columns), place % size.columns)
}
