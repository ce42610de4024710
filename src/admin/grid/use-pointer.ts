import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react'
import { beginEditing, chosenRange, fillDown, type GridModel } from './model.ts'
import { at, type Cell, type Range } from './rules/selection.ts'

function cellUnder(target: EventTarget | null): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : null
}

/** So near the corner of what is chosen one takes hold of it. */
const cornerPx = 10

function isAtCorner({ target, clientX, clientY }: ReactPointerEvent): boolean {
  const cell = target instanceof Element ? target.closest('[data-corner]') : null
  if (!cell) return false
  const { right, bottom } = cell.getBoundingClientRect()
  return right - clientX < cornerPx && bottom - clientY < cornerPx
}

/** Choosing by a mouse: pressed, dragged, stretched with shift; from its corner what is chosen goes on downwards. */
export function usePointer(model: GridModel, grid: RefObject<HTMLElement | null>) {
  const held = useRef<{ from: Range | null } | null>(null)
  return {
    onPointerDown(event: ReactPointerEvent) {
      const cell = cellUnder(event.target)
      if (!cell || event.button !== 0 || event.pointerType === 'touch') return
      if (model.mayWrite && isAtCorner(event)) {
        held.current = { from: chosenRange(model) }
        event.preventDefault()
        return
      }
      held.current = { from: null }
      const { anchor } = model.selection.get()
      model.selection.set(event.shiftKey ? { anchor, focus: cell } : at(cell.row, cell.column))
      event.preventDefault()
      grid.current?.focus({ preventScroll: true })
    },
    onPointerMove(event: ReactPointerEvent) {
      const under = held.current && event.buttons === 1 ? cellUnder(event.target) : null
      if (!under || !held.current) return
      const { from } = held.current
      const { anchor, focus } = model.selection.get()
      const to = from ? { row: Math.max(from.bottom, under.row), column: from.right } : under
      if (focus.row === to.row && focus.column === to.column) return
      model.selection.set(
        from ? { anchor: { row: from.top, column: from.left }, focus: to } : { anchor, focus: to },
      )
    },
    onPointerUp() {
      const from = held.current?.from
      held.current = null
      if (from) fillDown(model, from, model.selection.get().focus.row)
    },
    onClick({ target, nativeEvent }: { target: EventTarget | null; nativeEvent: MouseEvent }) {
      const cell = cellUnder(target)
      if (!cell || !(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return
      model.selection.set(at(cell.row, cell.column))
      grid.current?.focus({ preventScroll: true })
    },
    onDoubleClick({ target }: { target: EventTarget | null }) {
      const cell = cellUnder(target)
      if (cell) beginEditing(model, cell)
    },
  }
}
