import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import { DirectoryHead } from '../staff/DirectoryHead.tsx'
import styles from '../subscriptions/SubscribePage.module.css'
import type { AccountNote } from './account-notes.ts'

interface AccountFrameProps {
  title: string
  lead: string
  note: AccountNote | null
  children: ReactNode
}

/** A page about signing in: its title, what the last form came to, and the next one. */
export function AccountFrame({ title, lead, note, children }: AccountFrameProps) {
  return (
    <>
      <DirectoryHead title={title} note={lead} />
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
