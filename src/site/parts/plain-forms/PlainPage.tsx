import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import { PageHead } from '../heads/PageHead.tsx'
import styles from './PlainPage.module.css'

/** What the last form came to. */
export interface PageNote {
  title: string
  text: string
  isProblem: boolean
}

interface PlainPageProps {
  title: string
  lead: string
  note?: PageNote | null
  children: ReactNode
}

/** A page of plain forms: its title, what the last one came to, and the next one. */
export function PlainPage({ title, lead, note, children }: PlainPageProps) {
  return (
    <>
      <PageHead title={title} note={lead} />
      <div className={styles.page}>
        {note ? (
          <div className={styles.note} role={note.isProblem ? 'alert' : 'status'}>
            <Heading level={2} size="small">
              {note.title}
            </Heading>
            <p>{note.text}</p>
          </div>
        ) : null}
        {children}
      </div>
    </>
  )
}
