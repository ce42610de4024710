import { useLoaderData } from 'react-router'
import { EducationLines, PreviousStops, TeamSeasons } from '#site/domains/staff/person/Background.tsx'
import { loadTeamPerson } from '#site/domains/staff/person/load-team-person.ts'
import { PersonBody } from '#site/domains/staff/person/PersonBody.tsx'
import { PersonHead } from '#site/domains/staff/person/PersonHead.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { Neighbours } from '#site/parts/people/Neighbours.tsx'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const supportStaffId = readId(args.params.supportStaffId)
  if (!supportStaffId) throw pageNotFound(args.url)
  const person = await args.api.staff.supportStaff({ supportStaffId })
  return loadTeamPerson(args, { kind: 'support', person })
}

export const loader = serverLoads(load, { inHtmlOnly: ['bio'] })
export const clientLoader = clientLoads(load)

export default function SupportStaffPage() {
  const { person, title, up, teams, hasBio, bio, neighbours } = useLoaderData<typeof loader>()
  useEmailLinks()
  return (
    <>
      <PersonHead person={person} title={title} up={up} />
      <PersonBody
        key={person.id}
        name={fullName(person)}
        hasBio={hasBio}
        bio={bio}
        aside={
          <>
            <EducationLines education={person.education} />
            <PreviousStops stops={person.previousStops} />
            <TeamSeasons teams={teams} />
          </>
        }
      />
      <Neighbours what="staff member" {...neighbours} />
    </>
  )
}
