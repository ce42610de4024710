import type { ReactNode } from 'react'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './HonorsHead.module.css'
import type { HonorsListPage, HonorsPlace } from './honors-list-page.ts'

interface HonorsHeadProps {
  title: string
  note: ReactNode
  facts: HonorsListPage['facts']
  places: readonly HonorsPlace[]
  /** Where the visitor is among the places. */
  current: string
}

/** The band that opens the lists of honors, with the way from one to the other. */
export function HonorsHead({ title, note, facts, places, current }: HonorsHeadProps) {
  return (
    <header className="on-primary u-head">
      <div className={`u-frame u-relative ${styles.inner}`}>
        <div className={`no-print u-fill u-clip ${styles.backdrop}`}>
          <Icon name="trophy" className={styles.emblem} />
        </div>
        <div className={styles.words}>
          <Heading level={1} size="x-large" className={styles.title}>
            {title}
          </Heading>
          <p className={styles.note}>{note}</p>
        </div>
        {facts.length > 0 ? <FactStrip facts={facts} /> : null}
        <nav className={`no-print ${styles.places}`} aria-label="Honors">
          <ul className={`u-flex u-gap-5 ${styles.list}`}>
            {places.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
