import type { Selection } from './rules/selection.ts'
import { rangeOf } from './rules/selection.ts'

export const cellId = (grid: string, row: number, column: number): string => `${grid}-${row}-${column}`

/**
 * Marks what is chosen on the rows that are drawn. Written to the elements themselves: a key that moves the cursor draws
 * no row anew, however many there are.
 */
export function paintSelection(grid: HTMLElement, name: string, selection: Selection): void {
  const { top, bottom, left, right } = rangeOf(selection)
  const { focus } = selection
  for (const row of grid.querySelectorAll<HTMLElement>('[data-row]')) {
    const index = Number(row.dataset.row)
    const isRow = index >= top && index <= bottom
    for (const cell of row.querySelectorAll<HTMLElement>('[data-column]')) {
      const column = Number(cell.dataset.column)
      mark(cell, 'aria-selected', String(isRow && column >= left && column <= right))
      mark(cell, 'data-active', index === focus.row && column === focus.column ? '' : null)
      mark(cell, 'data-corner', index === bottom && column === right ? '' : null)
    }
  }
  grid.setAttribute('aria-activedescendant', cellId(name, focus.row, focus.column))
}

function mark(element: HTMLElement, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
