import type { ReactNode } from 'react'
import styles from './FilterLinks.module.css'

export interface FilterLink {
  href: string
  label: ReactNode
  current: boolean
}

/** Ways to see one list, as links: the choice is in the address. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav className="no-print u-row u-gap-3 u-shrink" aria-label={label}>
      <span className="u-note-xs u-bold u-caps u-tracked-6 u-rigid" aria-hidden="true">
        {label}
      </span>
      <ul className={styles.links}>
        {links.map(({ href, label: words, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'true' : undefined} data-keep-scroll="">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
