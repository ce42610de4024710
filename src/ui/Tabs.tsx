import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { SizeOf } from './sizes.ts'
import styles from './Tabs.module.css'

export type TabLink = { href: string; label: ReactNode; current?: boolean }

export type TabsProps = {
  /** What the tabs choose between, for those who do not see the page. */
  label: string
  items: readonly TabLink[]
  size?: SizeOf<'tabs'>
  className?: string
}

/** Tabs that are pages: links in a nav, which need no script. */
export function Tabs({ label, items, size = 'regular', className }: TabsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={classNames(styles.tabs, styles[size])}>
        {items.map((item) => (
          <li key={item.href}>
            <a className={styles.tab} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
