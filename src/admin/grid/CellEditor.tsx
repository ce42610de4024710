import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '../ground/store.ts'
import styles from './CellEditor.module.css'
import { columnAt, type Editing, type GridModel, sizeOfGrid, typeInto } from './model.ts'
import { cellId } from './paint-selection.ts'
import { offered } from './rules/offered.ts'
import { type Cell, moved } from './rules/selection.ts'

interface CellEditorProps {
  model: GridModel
  grid: RefObject<HTMLElement | null>
  name: string
}

/** The cell that is being typed in, above the grid; nothing while none is. */
export function CellEditor({ model, grid, name }: CellEditorProps) {
  const editing = useStore(model.editing)
  return editing ? (
    <Editor
      key={`${editing.row}-${editing.column}`}
      model={model}
      grid={grid}
      name={name}
      editing={editing}
    />
  ) : null
}

/** Where a cell lies within what scrolls. */
function boxOf(grid: HTMLElement, id: string) {
  const cell = document.getElementById(id)
  if (!cell) return null
  const [outer, inner] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()]
  return {
    left: inner.left - outer.left + grid.scrollLeft - grid.clientLeft,
    top: inner.top - outer.top + grid.scrollTop - grid.clientTop,
    minWidth: inner.width,
    height: inner.height,
  }
}

function Editor({ model, grid, name, editing }: CellEditorProps & { editing: Editing }) {
  const column = columnAt(model, editing.column)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(editing.isOver)
  const isDone = useRef(false)
  const [text, setText] = useState(editing.text)
  const [at, setAt] = useState(-1)
  const [box, setBox] = useState<ReturnType<typeof boxOf>>(null)
  const choices = offered(column?.choices ?? [], text, editing.isOver ? '' : editing.text)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- where the cell is can be measured once it is drawn
    if (grid.current) setBox(boxOf(grid.current, cellId(name, editing.row, editing.column)))
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(editing.text.length, editing.text.length)
  }, [editing, grid, name])

  const close = (cell: Cell | null) => {
    isDone.current = true
    model.editing.set(null)
    if (cell) model.selection.set({ anchor: cell, focus: cell })
    grid.current?.focus({ preventScroll: true })
  }
  const commit = (chosen: string) => {
    isDone.current = true
    typeInto(model, editing, chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed is taken first, and then published with the rest by whoever hears the key.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      commit(text)
      close(null)
      return
    }
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey: isShift } = event
    if (key === 'Escape') {
      event.preventDefault()
      close(null)
    } else if (choices.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      setAt((at + (key === 'ArrowDown' ? 1 : -1) + choices.length + 1) % (choices.length + 1))
    } else if (key === 'F2') {
      isOver.current = !isOver.current
    } else if (key === 'Enter' || key === 'Tab' || (isOver.current && key.startsWith('Arrow'))) {
      event.preventDefault()
      commit(choices[at] ?? text)
      const to = moved(
        { anchor: editing, focus: editing },
        { key, isShift: isShift && !key.startsWith('Arrow'), isFar: false },
        sizeOfGrid(model),
      )
      close(to?.focus ?? null)
    }
  }
  const list = `${name}-choices`
  return (
    <div className={styles.editor} style={box ?? { opacity: 0 }}>
      <input
        ref={input}
        className={styles.input}
        aria-label={column?.label}
        role={choices.length > 0 ? 'combobox' : undefined}
        aria-expanded={choices.length > 0 ? true : undefined}
        aria-controls={choices.length > 0 ? list : undefined}
        aria-activedescendant={choices[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={column?.keyboard}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (isDone.current) return
          commit(text)
          model.editing.set(null)
        }}
      />
      {choices.length > 0 ? (
        <div id={list} role="listbox" aria-label={column?.label} className={styles.choices}>
          {choices.map((choice, index) => (
            <div
              key={choice}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.choice}
              onPointerDown={(event) => {
                event.preventDefault()
                commit(choice)
                close({ row: editing.row, column: editing.column })
              }}
            >
              {choice}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  )
}
