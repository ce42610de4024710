import type { Image } from '#contract/shapes/shared.ts'
import { sceneKinds, scenesOf } from '../art/scenes.ts'
import { slugOf } from '../basics/names.ts'
import { fileUrl, posterPath, scenePath } from '../basics/paths.ts'
import type { Facility } from '../model/model.ts'
import type { FacilityData, SchoolData } from '../schools/school-data.ts'
import { sportDefinition } from '../sports/catalogue.ts'
import { paragraphs } from './people/sport-history.ts'

export function facilitiesOf(school: SchoolData): Facility[] {
  const town = `${school.city}, ${school.state}`
  return school.facilities.map((facility, index) => {
    const place = school.places[facility.key]
    if (!place) throw new Error(`Nobody wrote down where ${facility.title} is`)
    return {
      id: index + 1,
      title: facility.title,
      slug: slugOf(facility.title),
      location: town,
      teaser: `${facility.description.split('. ')[0]?.replace(/\.$/, '')}.`,
      description: paragraphs(facility.description),
      url: facility.featured ? `https://visit.example/${school.key}/${facility.key}` : null,
      capacity: facility.capacity,
      opened: facility.opened,
      images: picturesOf(school, facility, place.scenes),
      featured: facility.featured ?? false,
      address: `${place.street}, ${town}`,
      directions: place.directions,
      facts: Object.entries(place.facts).map(([label, value]) => ({ label, value })),
      amenities: place.amenities,
    }
  })
}

/** The poster, a drawing of play for each kind of team at home there, and what is around a game. */
function picturesOf(school: SchoolData, { key, title }: FacilityData, scenes: readonly string[]): Image[] {
  const families = new Set(
    school.teams
      .filter(({ facility }) => facility === key)
      .map(({ shortname }) => sportDefinition(shortname).family),
  )
  const drawing = (name: string, alt: string): Image => ({ url: fileUrl(scenePath(school.key, name)), alt })
  return [
    { url: fileUrl(posterPath(school.key, key)), alt: `A poster of ${title}` },
    ...[...families].flatMap((family) =>
      scenesOf(family)
        .slice(0, 2)
        .map((name, index) =>
          drawing(
            name,
            `${index === 0 ? 'A' : 'Another'} drawing of ${family.replaceAll('-', ' ')} at ${title}`,
          ),
        ),
    ),
    ...sceneKinds
      .filter(({ name }) => scenes.includes(name))
      .map(({ name, alt }) => drawing(name, `${alt}, ${title}`)),
  ]
}
