import type { Person } from 'schema-dts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'

interface Honored {
  name: string
  /** The page where the honor is to be read about. */
  url: string
  image: string | null
  hometown?: string | null
  sport: SportRef | null
  /** What they were honored with: 'Hall of Fame, Class of 1987'. */
  award: string
}

/** Somebody who was honored, in the words of schema.org. */
export function honoredPerson(
  { name, url, image, hometown, sport, award }: Honored,
  school: NamedSchool,
): Exclude<Person, string> {
  return {
    '@type': 'Person',
    name,
    url,
    ...(image ? { image } : {}),
    ...(hometown ? { homeLocation: { '@type': 'Place', name: hometown } } : {}),
    award,
    affiliation: { '@type': 'CollegeOrUniversity', name: school.name },
    ...(sport ? { memberOf: sportsTeam(sport, school) } : {}),
  }
}
