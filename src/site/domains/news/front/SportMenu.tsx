import type { MouseEvent } from 'react'
import type { Sport } from '#contract/sports.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './SportMenu.module.css'
import { sportFilterLinks } from './sport-filter.ts'

interface SportMenuProps {
  sports: readonly Sport[]
  /** The slug of the chosen sport; null for all. */
  chosen: string | null
}

/** The sports to see the news of: a disclosure over plain links, so it needs no script. */
export function SportMenu({ sports, chosen }: SportMenuProps) {
  const links = sportFilterLinks(sports, chosen)
  const current = links.find((link) => link.current)
  return (
    <details data-menu="" className={styles.menu}>
      <summary className={`u-title u-row u-fold ${styles.summary}`}>
        <span className={`u-caps ${styles.label}`}>Filter by Sport</span>
        {chosen ? current?.label : null}
        <Icon name="chevron-down" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-noninteractive-element-interactions */}
      <nav className={`light-theme ${styles.panel}`} aria-label="News by sport" onClick={shutBehind}>
        <ul className={styles.list}>
          {links.map(({ href, label, current: isCurrent }) => (
            <li key={href}>
              <a
                className={`u-plain u-row u-target u-semibold ${styles.link}`}
                href={href}
                aria-current={isCurrent ? 'true' : undefined}
                data-keep-scroll=""
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

/** A choice shuts the menu, and the keyboard goes on where it was opened. */
function shutBehind({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const menu = currentTarget.parentElement
  if (!(target instanceof Element && target.closest('a') && menu instanceof HTMLDetailsElement)) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
