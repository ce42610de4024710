import type { KeyboardEvent } from 'react'
import {
  beginEditing,
  clearChosen,
  fillChosen,
  type GridModel,
  redoStep,
  removeChosen,
  sizeOfGrid,
  undoStep,
} from './model.ts'
import { isOne, moved, rangeOf, sizeOf } from './rules/selection.ts'

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey

/** A key in a grid of which no cell is being typed in. */
export function pressKey(model: GridModel, event: KeyboardEvent): void {
  if (model.editing.get() || event.target !== event.currentTarget) return
  const isFar = event.ctrlKey || event.metaKey
  if (isFar && isHeld(model, event)) return event.preventDefault()
  const { focus } = model.selection.get()
  if (event.key === 'F2') {
    event.preventDefault()
    return beginEditing(model, focus)
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    return clearChosen(model)
  }
  // What is typed lands in the field that opens with it.
  if (isTyped(event) && !event.nativeEvent.isComposing) {
    event.stopPropagation()
    return beginEditing(model, focus, '')
  }
  const next = moved(
    model.selection.get(),
    { key: event.key, isShift: event.shiftKey, isFar },
    sizeOfGrid(model),
  )
  if (!next) return
  event.preventDefault()
  model.selection.set(next)
  if (!isOne(next)) {
    const { rows, columns } = sizeOf(rangeOf(next))
    model.said.set(`${rows} by ${columns} chosen.`)
  }
}

/** What a key does with Control or command held; true where it did something. */
function isHeld(model: GridModel, { key, shiftKey }: KeyboardEvent): boolean {
  switch (key.toLowerCase()) {
    case 'z':
      if (shiftKey) redoStep(model)
      else undoStep(model)
      return true
    case 'y':
      redoStep(model)
      return true
    case 'd':
      fillChosen(model)
      return true
    case '-':
      removeChosen(model)
      return true
    default:
      return false
  }
}
