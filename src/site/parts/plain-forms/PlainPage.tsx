import { type ReactNode, useId } from 'react'
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

/** A document's own `autofocus` gives it the focus; where the browser draws the page, nobody else does. */
function takeFocus(note: HTMLElement | null) {
  if (document.activeElement === document.body) note?.focus()
}

/** A page of plain forms: its title, what the last one came to, and the next one. */
export function PlainPage({ title, lead, note, children }: PlainPageProps) {
  const id = useId()
  return (
    <>
      <PageHead title={title} note={lead} />
      <div className={styles.page}>
        {note ? (
          <section
            className={styles.note}
            ref={takeFocus}
            tabIndex={-1}
            aria-labelledby={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form must learn first what became of it
            autoFocus
          >
            <Heading level={2} size="small" id={id}>
              {note.title}
            </Heading>
            <p>{note.text}</p>
          </section>
        ) : null}
        {children}
      </div>
    </>
  )
}
