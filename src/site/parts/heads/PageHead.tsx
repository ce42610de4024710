import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import styles from './PageHead.module.css'
import { UpLink } from './UpLink.tsx'

interface PageHeadProps {
  title: string
  /** What is to be said under the title. */
  note?: ReactNode
  up?: { href: string; label: string }
  /** Stands at the end of the title's line. */
  children?: ReactNode
}

/** The band that opens a page: its title, what is to be said of it, and the way up. */
export function PageHead({ title, note, up, children }: PageHeadProps) {
  return (
    <header className="on-primary u-head">
      <div className={`u-frame u-wrap ${styles.inner}`}>
        <div className={`u-grid u-gap-3 u-shrink ${styles.words}`}>
          {up ? <UpLink href={up.href}>{up.label}</UpLink> : null}
          <Heading level={1} size="x-large" className={styles.title}>
            {title}
          </Heading>
          {note ? <div className={`u-cluster u-gap-1-5 u-text-lg ${styles.note}`}>{note}</div> : null}
        </div>
        {children}
      </div>
    </header>
  )
}
