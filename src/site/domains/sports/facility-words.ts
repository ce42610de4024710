import type { StadiumOrArena } from 'schema-dts'
import type { FacilityPage, FacilitySummary } from '#contract/sports.ts'
import { grouped } from '#site/format/number.ts'
import type { Fact } from '#site/parts/heads/FactStrip.tsx'

/** '41,200' */
export const seats = (capacity: number): string => grouped(capacity)

/** The figures of a facility that are known. */
export function facilityFacts({
  capacity,
  opened,
  sports,
  comingHomeGames,
}: Pick<FacilityPage, 'capacity' | 'opened' | 'sports' | 'comingHomeGames'>): Fact[] {
  return [
    ...(capacity === null ? [] : [{ label: 'Capacity', value: seats(capacity) }]),
    ...(opened === null ? [] : [{ label: 'Opened', value: String(opened) }]),
    { label: sports.length === 1 ? 'Team at home' : 'Teams at home', value: String(sports.length) },
    { label: comingHomeGames === 1 ? 'Game to come' : 'Games to come', value: String(comingHomeGames) },
  ]
}

/** Where a map shows it: OpenStreetMap finds it by its address, and nothing is loaded from there before somebody asks. */
export const mapUrl = ({ address, location }: Pick<FacilityPage, 'address' | 'location'>): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address ?? location })}`

/** A facility in the words of schema.org. */
export function stadiumOrArena(
  facility: FacilitySummary & Pick<FacilityPage, 'address'>,
): Exclude<StadiumOrArena, string> {
  const { title, pageUrl, teaser, images, address, location, capacity } = facility
  return {
    '@type': 'StadiumOrArena',
    name: title,
    url: pageUrl,
    ...(teaser ? { description: teaser } : {}),
    ...(images.length > 0 ? { image: images.map(({ url }) => url) } : {}),
    address: address ?? location,
    ...(capacity === null ? {} : { maximumAttendeeCapacity: capacity }),
  }
}
