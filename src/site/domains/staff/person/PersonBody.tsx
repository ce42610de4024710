import type { ReactNode } from 'react'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { ReadMore } from '#site/parts/reading/ReadMore.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './PersonBody.module.css'

interface PersonBodyProps {
  name: string
  hasBio: boolean
  /** In the HTML only. */
  bio: { html: string } | undefined
  /** Under the bio. */
  children?: ReactNode
  /** Beside it. */
  aside: ReactNode
}

/** What is to be read about somebody of the staff. */
export function PersonBody({ name, hasBio, bio, children, aside }: PersonBodyProps) {
  return (
    <div className={`u-frame u-grid u-gap-7 ${styles.body}`}>
      <div className="u-grid u-gap-7 u-shrink u-top">
        {hasBio ? (
          <section className="u-grid u-gap-4 u-shrink">
            <Heading level={2} barred>
              Biography
            </Heading>
            <ServerHtml id="staff-bio" value={bio}>
              {({ html }) => <ReadMore html={html} about={name} />}
            </ServerHtml>
          </section>
        ) : null}
        {children}
      </div>
      <div className="u-grid u-gap-7 u-shrink u-top">{aside}</div>
    </div>
  )
}
