import { memo, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '../parts/Icon.tsx'
import styles from './Grid.module.css'
import { cellId } from './paint-selection.ts'
import type { GridColumn } from './rules/column.ts'
import type { Cells } from './rules/sheet.ts'

interface GridRowProps {
  name: string
  index: number
  start: number
  /** Null for the row below the last, in which something new begins. */
  id: number | null
  columns: readonly GridColumn[]
  own: Cells | undefined
  base: Cells | undefined
  isNew: boolean
  notes: Readonly<Record<string, string>> | undefined
  problems: Readonly<Record<string, string>> | undefined
  before: number
  lead: ((id: number) => ReactNode) | undefined
  end: ((id: number) => ReactNode) | undefined
}

/** A row is drawn anew when it says something else, and not when the cursor passes. */
export const GridRow = memo(function GridRow({
  name,
  index,
  start,
  id,
  columns,
  own,
  base,
  isNew,
  notes,
  problems,
  before,
  lead,
  end,
}: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={classNames(styles.row, isNew && styles.fresh)}
      style={{ transform: `translateY(${start}px)` }}
    >
      <span role="rowheader" aria-colindex={1} className={classNames(styles.cell, styles.gutter)}>
        {id === null ? (
          <>
            <Icon name="add" size={14} />
            <span className="visually-hidden">New row</span>
          </>
        ) : (
          index + 1
        )}
      </span>
      {lead ? (
        <span role="gridcell" aria-colindex={2} className={styles.lead}>
          {id === null || id < 0 ? null : lead(id)}
        </span>
      ) : null}
      {columns.map((column, at) => {
        const typed = own?.[column.field]
        const text = typed ?? base?.[column.field] ?? ''
        const isChecked = typed !== undefined || (isNew && own !== undefined)
        const problem = problems?.[column.field] ?? (isChecked ? column.read(text).fault : undefined)
        const note = problem ?? notes?.[column.field]
        return (
          <span
            key={column.field}
            role="gridcell"
            id={cellId(name, index, at)}
            aria-colindex={at + (lead ? 3 : 2)}
            aria-invalid={problem ? true : undefined}
            data-column={at}
            data-state={problem ? 'wrong' : note ? 'note' : typed === undefined ? undefined : 'typed'}
            className={classNames(
              styles.cell,
              column.align === 'end' && styles.end,
              column.isName && styles.name,
            )}
            style={column.isName ? { left: before } : undefined}
            title={note}
          >
            <span className={styles.words}>{text}</span>
            {note ? <span className="visually-hidden">. {note}</span> : null}
          </span>
        )
      })}
      {end ? (
        <span role="gridcell" aria-colindex={columns.length + (lead ? 3 : 2)} className={styles.after}>
          {id === null || id < 0 ? null : end(id)}
        </span>
      ) : null}
    </div>
  )
})
