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
    <div className="u-grid u-gap-6 u-top u-shrink-items">
      {children}
      <PageLinks {...pages} />
    </div>
  )
  return (
    <div className="u-page">
      {tools ? (
        <div className="u-grid u-gap-4 u-shrink-items" data-keep-scroll="">
          {tools}
        </div>
      ) : null}
      <p className={`u-cluster u-gap-1-4 u-muted ${styles.found}`}>
        <span role="status">{status}</span>
        {clear ? (
          <a href={clear.href} data-keep-scroll="">
            {clear.label}
          </a>
        ) : null}
        {note}
      </p>
      {aside ? (
        <div className={`u-shrink-items ${styles.columns}`}>
          {list}
          {aside}
        </div>
      ) : (
        list
      )}
    </div>
  )
}
