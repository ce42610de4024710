import type { ReactNode } from 'react'
import type { Sport } from '#contract/sports.ts'
import { Section } from '#site/parts/sections/Section.tsx'
import type { Place } from '#site/parts/sections/section-places.ts'
import { SportMenu } from './SportMenu.tsx'

interface NewsSectionProps {
  place: Place
  sports: readonly Sport[]
  /** The slug of the sport whose news show; null for all. */
  chosen: string | null
  children: ReactNode
}

/** The news, of all sports or of one. The filter is links, so it needs no script; with one the page stays as it is. */
export function NewsSection({ place, sports, chosen, children }: NewsSectionProps) {
  const more = chosen ? `/sports/${chosen}/archives` : '/archives'
  return (
    <Section
      place={place}
      title="News"
      raised
      controls={<SportMenu sports={sports} chosen={chosen} />}
      more={{ href: more, title: 'More news' }}
    >
      {children}
    </Section>
  )
}
