import type { ReactNode } from 'react'
import { Heading } from '#ui/Heading.tsx'

/** A part of a box score under its heading; the page's own list leads to it. */
export function BoxPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="u-grid u-gap-4 u-shrink u-shrink-items">
      <Heading id={`${id}-title`} level={2} size="regular" barred>
        {title}
      </Heading>
      {children}
    </section>
  )
}
