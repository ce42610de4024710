import type { SportsTeam } from 'schema-dts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { NamedSchool } from '#site/page/school/school.ts'

interface TeamPerson {
  firstName: string
  lastName: string
  url: string
}

/** A team in the words of schema.org, with the people that are known where it is shown. */
export function sportsTeam(
  sport: Pick<SportRef, 'title' | 'globalSportNameSlug'>,
  school: NamedSchool,
  people: { athletes?: TeamPerson[]; coaches?: TeamPerson[] } = {},
): Exclude<SportsTeam, string> {
  return {
    '@type': 'SportsTeam',
    name: `${school.name} ${sport.title}`,
    sport: sport.title,
    url: `/sports/${sport.globalSportNameSlug}`,
    ...(school.crest ? { logo: school.crest } : {}),
    memberOf: { '@type': 'CollegeOrUniversity', name: school.name },
    ...(people.athletes?.length ? { athlete: people.athletes.map(toPerson) } : {}),
    ...(people.coaches?.length ? { coach: people.coaches.map(toPerson) } : {}),
  }
}

const toPerson = ({ firstName, lastName, url }: TeamPerson) =>
  ({ '@type': 'Person', name: `${firstName} ${lastName}`, url }) as const
