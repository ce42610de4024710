import type { ReactNode } from 'react'
import styles from './ListFrame.module.css'
import { PageLinks, type PageLinksProps } from './PageLinks.tsx'

interface ListFrameProps {
  /** What narrows the list. */
  tools?: ReactNode
  /** What is shown, told aloud when it changes. */
  status: ReactNode
  /** Back to the whole list, where it was narrowed. */
  clear?: { href: string; label: string } | null
  /** What helps to use the list. */
  note?: ReactNode
  pages: PageLinksProps
  /** Stands beside the list where there is room, and after it where there is not. */
  aside?: ReactNode
  children: ReactNode
}

/** A long list: what narrows it, what it shows, and the way through it. */
export function ListFrame({ tools, status, clear, note, pages, aside, children }: ListFrameProps) {
  const list = (
    <div className={styles.list}>
      {children}
      <PageLinks {...pages} />
    </div>
  )
  return (
    <div className={styles.page}>
      {tools ? (
        <div className={styles.tools} data-keep-scroll="">
          {tools}
        </div>
      ) : null}
      <p className={styles.found}>
        <span role="status">{status}</span>
        {clear ? (
          <a href={clear.href} data-keep-scroll="">
            {clear.label}
          </a>
        ) : null}
        {note}
      </p>
      {aside ? (
        <div className={styles.columns}>
          {list}
          {aside}
        </div>
      ) : (
        list
      )}
    </div>
  )
}
