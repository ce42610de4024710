import type { FacilitySummary } from '#contract/sports.ts'
import { Heading } from '#ui/Heading.tsx'
import { FacilityCards } from './FacilityCards.tsx'

interface FacilityListProps {
  facilities: readonly FacilitySummary[]
  mascots: string
}

/** Where a school plays: what it puts forward, and all the rest. */
export function FacilityList({ facilities, mascots }: FacilityListProps) {
  if (facilities.length === 0) return <p>No facility has been entered yet.</p>
  const featured = facilities.filter((facility) => facility.featured)
  const others = facilities.filter((facility) => !facility.featured)
  return (
    <>
      {featured.length > 0 ? (
        <section className="u-grid u-gap-5 u-shrink">
          <Heading level={2} barred>
            Home of the {mascots}
          </Heading>
          <FacilityCards facilities={featured} size="large" />
        </section>
      ) : null}
      {others.length > 0 ? (
        <section className="u-grid u-gap-5 u-shrink">
          <Heading level={2} barred>
            {featured.length > 0 ? 'More venues' : 'Every venue'}
          </Heading>
          <FacilityCards facilities={others} size="regular" />
        </section>
      ) : null}
    </>
  )
}
