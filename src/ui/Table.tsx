import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { SizeOf } from './sizes.ts'
import styles from './Table.module.css'

type Frame = {
  caption: ReactNode
  /** Only where a heading right above says the same. */
  hideCaption?: boolean
  size?: SizeOf<'table'>
  zebra?: boolean
  /** The head sticks to the page from 1024 px up: a promise that the table is never wider than its place there. */
  fits?: boolean
  /** How far the table may grow before it scrolls inside its own region, such as `none` or `40rem`. */
  maxHeight?: string
  className?: string
}

/**
 * The frame alone, for long lists whose rows are written out: style comes from the elements,
 * so a row is plain `<tr><th scope="row">…<td data-align="end">` without a class or a function a cell.
 */
export function TableFrame({
  caption,
  hideCaption = false,
  size = 'regular',
  zebra = false,
  fits = false,
  maxHeight,
  className,
  children,
}: Frame & { children: ReactNode }) {
  const id = useId()
  return (
    <div
      className={classNames(styles.region, fits && styles.fits, className)}
      style={maxHeight ? ({ '--table-height': maxHeight } as CSSProperties) : undefined}
      role="region"
      aria-labelledby={id}
      // Scrolled by arrow keys, so the keyboard has to reach it.
      tabIndex={0}
    >
      <table className={classNames(styles.table, styles[size], zebra && styles.zebra)}>
        <caption className={hideCaption ? undefined : styles.caption}>
          <span id={id} className={hideCaption ? 'visually-hidden' : undefined}>
            {caption}
          </span>
        </caption>
        {children}
      </table>
    </div>
  )
}

export type Column<Row> = {
  key: string
  header: ReactNode
  /** The header in full, where what shows is short: 'Points' for 'PTS'. */
  label?: string
  cell: (row: Row, index: number) => ReactNode
  align?: 'center' | 'end'
  /** The cell that names its row. */
  rowHeader?: boolean
  sort?: { href: string; direction?: 'ascending' | 'descending' }
}

export type TableProps<Row> = Frame & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** Totals and the like: whole `<tr>` elements. */
  foot?: ReactNode
}

const SORT_ICON = { ascending: 'arrow-up', descending: 'arrow-down' } as const

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { header, label, align, sort } = column
  const words = label ? (
    <>
      {header}
      <span className="visually-hidden">, {label}</span>
    </>
  ) : (
    header
  )
  return (
    <th scope="col" data-align={align} title={label} aria-sort={sort?.direction}>
      {sort ? (
        <a className={styles.sort} href={sort.href}>
          {words}
          <Icon name={sort.direction ? SORT_ICON[sort.direction] : 'sort'} size="x-small" />
        </a>
      ) : (
        words
      )}
    </th>
  )
}

export function Table<Row>({ columns, rows, rowKey, foot, ...frame }: TableProps<Row>) {
  return (
    <TableFrame {...frame}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)}>
            {columns.map((column) =>
              column.rowHeader ? (
                <th key={column.key} scope="row" data-align={column.align}>
                  {column.cell(row, index)}
                </th>
              ) : (
                <td key={column.key} data-align={column.align}>
                  {column.cell(row, index)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot ? <tfoot>{foot}</tfoot> : null}
    </TableFrame>
  )
}
