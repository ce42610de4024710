import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'
import styles from './PaperPage.module.css'
import { usePrintPage } from './use-print-page.ts'

interface PaperPageProps {
  id: string
  title: ReactNode
  /** What the sheet is about, in a line below its title. */
  about: ReactNode
  children: ReactNode
}

/** A page that is made to be printed, and opens the printer's window itself. */
export function PaperPage({ id, title, about, children }: PaperPageProps) {
  usePrintPage(id)
  return (
    <div id={id} className={styles.paper}>
      <Heading level={1} size="large">
        {title}
      </Heading>
      <p className="u-muted u-figures u-above-2">{about}</p>
      {children}
    </div>
  )
}
