import type { ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'

/** The way back from a page to the list that it is an entry of. */
export function UpLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="no-print u-inline u-gap-1 u-target u-self-start u-semibold u-quiet" href={href}>
      <Icon name="chevron-left" size="small" />
      {children}
    </a>
  )
}
