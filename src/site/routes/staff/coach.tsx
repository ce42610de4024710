import { useLoaderData } from 'react-router'
import { FactStrip } from '../../domains/sports/FactStrip.tsx'
import { readId } from '../../domains/staff/address-parts.ts'
import { EducationLines, PreviousStops, TeamSeasons } from '../../domains/staff/Background.tsx'
import { loadTeamPerson } from '../../domains/staff/load-team-person.ts'
import { Neighbours } from '../../domains/staff/Neighbours.tsx'
import { PersonBody } from '../../domains/staff/PersonBody.tsx'
import { PersonHead } from '../../domains/staff/PersonHead.tsx'
import { SeasonRecords } from '../../domains/staff/SeasonRecords.tsx'
import { careerFacts, fullName } from '../../domains/staff/staff-words.ts'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const coachId = readId(args.params.coachId)
  if (!coachId) throw pageNotFound(args.url)
  const { records, career, ...person } = await args.api.staff.coach({ coachId })
  return {
    ...(await loadTeamPerson(args, { key: 'coach_bio', kind: 'coach', person })),
    records,
    career,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['bio'] })
export const clientLoader = clientLoads(load)

export default function CoachPage() {
  const { person, sport, title, up, teams, hasBio, bio, neighbours, records, career } =
    useLoaderData<typeof loader>()
  useEmailLinks()
  const name = fullName(person)
  const facts = careerFacts({ records, career })
  return (
    <>
      <PersonHead person={person} title={title} up={up}>
        {facts.length > 0 ? <FactStrip facts={facts} /> : null}
      </PersonHead>
      <PersonBody
        key={person.id}
        name={name}
        hasBio={hasBio}
        bio={bio}
        aside={
          <>
            <EducationLines education={person.education} />
            <PreviousStops stops={person.previousStops} />
            <TeamSeasons teams={teams} />
          </>
        }
      >
        <SeasonRecords name={name} sport={sport} records={records} career={career} />
      </PersonBody>
      <Neighbours what="coach" {...neighbours} />
    </>
  )
}
