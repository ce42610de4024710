import { type Range, type Size, sizeOf } from './selection.ts'

interface Written {
  row: number
  column: number
  text: string
}

interface Pasted {
  writes: Written[]
  /** So many rows there have to be more at the end. */
  moreRows: number
  /** What is chosen afterwards. */
  range: Range
  /** Columns that did not fit. */
  lost: number
}

/**
 * Puts a block into the cells from the corner of what is chosen. What is chosen and a whole number of times as large is
 * filled with it, as spreadsheets do; below the last row new ones begin.
 */
export function placed(block: readonly (readonly string[])[], chosen: Range, size: Size): Pasted {
  const rows = block.length
  const columns = Math.max(0, ...block.map((row) => row.length))
  const wanted = sizeOf(chosen)
  const isFilled = rows > 0 && columns > 0 && wanted.rows % rows === 0 && wanted.columns % columns === 0
  const height = isFilled ? wanted.rows : rows
  const width = Math.min(isFilled ? wanted.columns : columns, size.columns - chosen.left)
  const writes: Written[] = []
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      writes.push({
        row: chosen.top + row,
        column: chosen.left + column,
        text: (block[row % rows]?.[column % columns] ?? '').trim(),
      })
  return {
    writes,
    moreRows: Math.max(0, chosen.top + height - size.rows),
    range: {
      top: chosen.top,
      bottom: chosen.top + Math.max(height, 1) - 1,
      left: chosen.left,
      right: chosen.left + Math.max(width, 1) - 1,
    },
    lost: Math.max(0, columns - (size.columns - chosen.left)),
  }
}

/** Many rows of many columns are a list from elsewhere: what its columns are is found out before it is written. */
export const isTable = (block: readonly (readonly string[])[]): boolean =>
  block.length > 1 && block.some((row) => row.filter((cell) => cell.trim() !== '').length > 1)
