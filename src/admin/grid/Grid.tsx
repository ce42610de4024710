import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '../ground/store.ts'
import { Icon } from '../parts/Icon.tsx'
import { CellEditor } from './CellEditor.tsx'
import { isOwn, pastedCells, putOnClipboard } from './clipboard.ts'
import styles from './Grid.module.css'
import { GridRow } from './GridRow.tsx'
import { pressKey } from './keys.ts'
import { clearChosen, copied, type GridModel, pasteCells, shownRows, sortBy } from './model.ts'
import { cellId, paintSelection } from './paint-selection.ts'
import { isTable } from './rules/pasting.ts'
import { isNew } from './rules/sheet.ts'
import { usePointer } from './use-pointer.ts'

/** What is said of single cells, by row and field. */
export type CellNotes = ReadonlyMap<number, Readonly<Record<string, string>>>

interface GridProps {
  model: GridModel
  label: string
  /** Worth a look, and no mistake: a number worn twice. */
  notes: CellNotes
  /** What the server refused. */
  problems: CellNotes
  /** A list from elsewhere was pasted: what it would do is shown before it is written. */
  onTable(cells: string[][]): void
  /** At the beginning of a row: its picture. */
  lead?(id: number): ReactNode
  /** At its end: what can be done with it. */
  end?(id: number): ReactNode
}

const rowHeight = 36
const gutter = 48
const leadWidth = 40
const endWidth = 40
/** Of the head. */
const above = 36

/** A table that is written in like a spreadsheet. Only the rows that are seen are drawn. */
export function Grid({ model, label, notes, problems, onTable, lead, end }: GridProps) {
  const name = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const sheet = useStore(model.sheet)
  const columns = useStore(model.columns)
  const sort = useStore(model.sort)
  useStore(model.order)
  const shown = shownRows(model)
  const count = shown.length + (model.mayWrite ? 1 : 0)
  // oxlint-disable-next-line react/incompatible-library -- it is followed by this component alone, which is not memoized
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    paddingStart: above,
    scrollPaddingStart: above,
    scrollPaddingEnd: 8,
    getItemKey: (index) => shown[index] ?? 'new',
  })
  const drawn = rows.getVirtualItems()

  // A key paints what is chosen and draws nothing anew, unless the row was not drawn yet.
  useLayoutEffect(() => {
    if (scroller.current) paintSelection(scroller.current, name, model.selection.get())
  })
  useEffect(
    () =>
      model.selection.subscribe(() => {
        const grid = scroller.current
        if (!grid) return
        const { focus } = model.selection.get()
        rows.scrollToIndex(focus.row, { align: 'auto' })
        showColumn(grid, cellId(name, focus.row, focus.column))
        paintSelection(grid, name, model.selection.get())
      }),
    [model, name, rows],
  )
  usePastedTables(scroller, model.mayWrite, onTable)
  const pointer = usePointer(model, scroller)
  const widths = columns.map(({ width }) => `${width}px`).join(' ')
  const template = `${gutter}px ${lead ? `${leadWidth}px ` : ''}${widths} ${end ? `${endWidth}px ` : ''}minmax(0, 1fr)`
  const wide =
    gutter +
    (lead ? leadWidth : 0) +
    (end ? endWidth : 0) +
    columns.reduce((sum, { width }) => sum + width, 0)
  const size = { '--template': template, '--wide': `${wide}px` } as CSSProperties
  const before = gutter + (lead ? leadWidth : 0)
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1 + (lead ? 1 : 0) + (end ? 1 : 0)}
        aria-multiselectable="true"
        aria-readonly={!model.mayWrite}
        tabIndex={0}
        className={styles.grid}
        style={size}
        onKeyDown={(event) => pressKey(model, event)}
        onCopy={(event) => {
          if (model.editing.get()) return
          event.preventDefault()
          putOnClipboard(event.clipboardData, copied(model))
        }}
        onCut={(event) => {
          if (model.editing.get()) return
          event.preventDefault()
          putOnClipboard(event.clipboardData, copied(model))
          clearChosen(model)
        }}
        onPaste={(event) => {
          if (model.editing.get() || event.clipboardData.files.length > 0) return
          event.preventDefault()
          const cells = pastedCells(event.clipboardData)
          if (isTable(cells) && !isOwn(event.clipboardData)) onTable(cells)
          else pasteCells(model, cells)
        }}
        {...pointer}
      >
        <div className={styles.sheet} role="presentation" style={{ height: rows.getTotalSize() }}>
          <div role="row" aria-rowindex={1} className={styles.head}>
            <span
              role="columnheader"
              aria-colindex={1}
              className={classNames(styles.headCell, styles.gutter)}
            >
              <span className="visually-hidden">Row</span>
            </span>
            {lead ? (
              <span role="columnheader" aria-colindex={2} className={styles.lead}>
                <span className="visually-hidden">Picture</span>
              </span>
            ) : null}
            {columns.map((column, index) => (
              <span
                key={column.field}
                role="columnheader"
                aria-colindex={index + (lead ? 3 : 2)}
                aria-sort={sort?.column === index ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
                className={classNames(styles.headCell, column.isName && styles.name)}
                style={column.isName ? { left: before } : undefined}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.sort}
                  title={`Sort by ${column.label}`}
                  onClick={() => {
                    sortBy(model, index)
                    scroller.current?.focus()
                  }}
                >
                  <span className={styles.words}>{column.label}</span>
                  {sort?.column === index ? (
                    <Icon name={sort.isDown ? 'arrow-down' : 'arrow-up'} size={14} />
                  ) : null}
                </button>
              </span>
            ))}
            {end ? (
              <span
                role="columnheader"
                aria-colindex={columns.length + (lead ? 3 : 2)}
                className={styles.headCell}
              >
                <span className="visually-hidden">What can be done</span>
              </span>
            ) : null}
          </div>
          {drawn.map(({ index, start }) => {
            const id = shown[index]
            return (
              <GridRow
                key={id ?? 'new'}
                name={name}
                index={index}
                start={start}
                id={id ?? null}
                columns={columns}
                own={id === undefined ? undefined : sheet.own.get(id)}
                base={id === undefined ? undefined : sheet.base.get(id)}
                isNew={id === undefined || isNew(id)}
                notes={id === undefined ? undefined : notes.get(id)}
                problems={id === undefined ? undefined : problems.get(id)}
                before={before}
                lead={lead}
                end={end}
              />
            )
          })}
          <CellEditor model={model} grid={scroller} name={name} />
        </div>
      </div>
      <Said model={model} />
    </>
  )
}

/** Writes where text is written, and a panel above the screen has its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input, textarea, [contenteditable="true"], [role="grid"]') !== null)

/** A list that is pasted anywhere on the screen is for the grid: nobody has to press a cell first. */
function usePastedTables(
  grid: RefObject<HTMLElement | null>,
  mayWrite: boolean,
  onTable: (cells: string[][]) => void,
): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const data = event.clipboardData
      if (!mayWrite || !data || data.files.length > 0 || isElsewhere(event.target)) return
      const cells = pastedCells(data)
      if (!isTable(cells)) return
      event.preventDefault()
      grid.current?.focus({ preventScroll: true })
      onTable(cells)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [grid, mayWrite, onTable])
}

/** Brings a cell into sight sideways: what stays at the left edge would hide it. */
function showColumn(grid: HTMLElement, id: string): void {
  const cell = document.getElementById(id)
  if (!cell || getComputedStyle(cell).position === 'sticky') return
  const [outer, inner] = [grid.getBoundingClientRect(), cell.getBoundingClientRect()]
  const edge = [...grid.querySelectorAll('[role="columnheader"]')].reduce((most, head) => {
    const isKept = getComputedStyle(head).position === 'sticky'
    return isKept ? Math.max(most, head.getBoundingClientRect().right) : most
  }, outer.left)
  if (inner.left < edge) grid.scrollLeft -= edge - inner.left
  else if (inner.right > outer.right - 12) grid.scrollLeft += inner.right - outer.right + 12
}

function Said({ model }: { model: GridModel }) {
  return (
    <p className="visually-hidden" role="status">
      {useStore(model.said)}
    </p>
  )
}
