import type { Person } from 'schema-dts'
import type { SportRef } from '#contract/shapes/shared.ts'
import type { StaffBio } from '#contract/staff.ts'
import type { NamedSchool } from '#site/page/school/school.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'

interface Post {
  /** The page where the person is to be read about. */
  url: string
  jobTitle: string
  sport?: SportRef
}

/** Somebody of the staff in the words of schema.org. The address for mail is left out: harvesters read this too. */
export function staffPerson(
  bio: StaffBio,
  { url, jobTitle, sport }: Post,
  school: NamedSchool,
): Exclude<Person, string> {
  return {
    '@type': 'Person',
    name: fullName(bio),
    url,
    jobTitle,
    ...(bio.image ? { image: bio.image } : {}),
    ...(bio.hometown ? { homeLocation: { '@type': 'Place', name: bio.hometown } } : {}),
    worksFor: { '@type': 'CollegeOrUniversity', name: school.name },
    ...(bio.education.length > 0
      ? {
          alumniOf: [...new Set(bio.education.map((degree) => degree.school))].map(
            (name) => ({ '@type': 'CollegeOrUniversity', name }) as const,
          ),
        }
      : {}),
    ...(sport ? { memberOf: sportsTeam(sport, school) } : {}),
  }
}
