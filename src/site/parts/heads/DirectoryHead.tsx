import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './DirectoryHead.module.css'

interface DirectoryHeadProps {
  title: string
  /** What is to be said under the title. */
  note?: ReactNode
  up?: { href: string; label: string }
  /** Stands at the end of the title's line. */
  children?: ReactNode
}

/** The band that opens the pages of the directory. */
export function DirectoryHead({ title, note, up, children }: DirectoryHeadProps) {
  return (
    <header className={`on-primary ${styles.head}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {up ? (
            <a className={styles.up} href={up.href}>
              <Icon name="chevron-left" size="small" />
              {up.label}
            </a>
          ) : null}
          <Heading level={1} size="x-large" className={styles.title}>
            {title}
          </Heading>
          {note ? <div className={styles.note}>{note}</div> : null}
        </div>
        {children}
      </div>
    </header>
  )
}
