import type { ReactNode } from 'react'
import { ScrollArrows } from '#site/parts/reading/ScrollArrows.tsx'
import { Section } from '#site/parts/sections/Section.tsx'
import type { Place } from '#site/parts/sections/section-places.ts'

export const rosterStripId = 'roster-faces'

interface RosterSectionProps {
  place: Place
  slug: string
  /** RosterStrip. */
  children: ReactNode
}

/** The team's faces under arrows that turn them. */
export function RosterSection({ place, slug, children }: RosterSectionProps) {
  return (
    <Section
      place={place}
      title="The team"
      theme="dark-theme"
      controls={<ScrollArrows of={rosterStripId} what="players" />}
      more={{ href: `/sports/${slug}/roster`, title: 'Full roster' }}
    >
      {children}
    </Section>
  )
}
