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
    <nav className={styles.filter} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
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
