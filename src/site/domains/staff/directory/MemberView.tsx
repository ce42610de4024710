import { fullName } from '#site/parts/people/full-name.ts'
import { Neighbours } from '#site/parts/people/Neighbours.tsx'
import { Button } from '#ui/Button.tsx'
import { EducationLines, PreviousStops, TeamSeasons } from '../person/Background.tsx'
import { PersonBody } from '../person/PersonBody.tsx'
import { PersonHead } from '../person/PersonHead.tsx'
import type { MemberData } from './load-directory-entry.ts'

type Shown = Pick<MemberData, 'person' | 'place' | 'hasBio' | 'bio' | 'neighbours'>

export function MemberView({ person, place, hasBio, bio, neighbours }: Shown) {
  return (
    <>
      <PersonHead
        person={person}
        title={person.title}
        up={{ href: '/staff-directory', label: 'Staff Directory' }}
      >
        {place ? (
          <Button href={place.url} iconAfter="arrow-right">
            With {place.sport}
          </Button>
        ) : null}
      </PersonHead>
      <PersonBody
        key={person.id}
        name={fullName(person)}
        hasBio={hasBio}
        bio={bio}
        aside={
          <>
            <EducationLines education={person.education} />
            <PreviousStops stops={person.previousStops} />
            <TeamSeasons teams={person.teams} />
          </>
        }
      />
      <Neighbours what="staff member" {...neighbours} />
    </>
  )
}
