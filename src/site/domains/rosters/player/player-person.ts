import type { Person } from 'schema-dts'
import type { RosterPlayer } from '#contract/rosters.ts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'

/** A player in the words of schema.org. Inches and pounds go by their codes of UN/CEFACT. */
export function playerPerson(
  player: RosterPlayer,
  sport: SportRef,
  school: NamedSchool,
): Exclude<Person, string> {
  const { heightInches, weight, hometown, highSchool, previousSchool, socialMedia } = player
  const schools = [highSchool, previousSchool].filter((name) => name !== null)
  return {
    '@type': 'Person',
    name: fullName(player),
    givenName: player.firstName,
    familyName: player.lastName,
    url: player.url,
    ...(player.image ? { image: player.image } : {}),
    ...(heightInches
      ? { height: { '@type': 'QuantitativeValue', value: heightInches, unitCode: 'INH' } }
      : {}),
    ...(weight ? { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'LBR' } } : {}),
    ...(hometown ? { homeLocation: { '@type': 'Place', name: hometown } } : {}),
    ...(schools.length > 0
      ? { alumniOf: schools.map((name) => ({ '@type': 'EducationalOrganization', name }) as const) }
      : {}),
    affiliation: { '@type': 'CollegeOrUniversity', name: school.name },
    memberOf: sportsTeam(sport, school),
    ...(socialMedia.length > 0 ? { sameAs: socialMedia.map(({ url }) => url) } : {}),
  }
}
