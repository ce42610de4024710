import { useLoaderData } from 'react-router'
import { readId } from '../../domains/staff/address-parts.ts'
import { EducationLines, PreviousStops, TeamSeasons } from '../../domains/staff/Background.tsx'
import { loadTeamPerson } from '../../domains/staff/load-team-person.ts'
import { Neighbours } from '../../domains/staff/Neighbours.tsx'
import { PersonBody } from '../../domains/staff/PersonBody.tsx'
import { PersonHead } from '../../domains/staff/PersonHead.tsx'
import { fullName } from '../../domains/staff/staff-words.ts'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const supportStaffId = readId(args.params.supportStaffId)
  if (!supportStaffId) throw pageNotFound(args.url)
  const person = await args.api.staff.supportStaff({ supportStaffId })
  return loadTeamPerson(args, { key: 'support_staff_bio', kind: 'support', person })
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
