import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './PaperTable.module.css'

interface PaperTableProps {
  caption?: ReactNode
  /** Only where a heading right above says the same. */
  hideCaption?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A table for a sheet of paper: small type, a line below each row, and no row that is parted. */
export function PaperTable({ caption, hideCaption = false, className, children }: PaperTableProps) {
  return (
    <table className={classNames(styles.table, className)}>
      {caption ? (
        <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
      ) : null}
      {children}
    </table>
  )
}
