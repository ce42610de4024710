import { useLoaderData } from 'react-router'
import { SeasonRecords } from '#site/domains/staff/coaches/SeasonRecords.tsx'
import { careerFacts } from '#site/domains/staff/parts/staff-words.ts'
import { EducationLines, PreviousStops, TeamSeasons } from '#site/domains/staff/person/Background.tsx'
import { loadTeamPerson } from '#site/domains/staff/person/load-team-person.ts'
import { PersonBody } from '#site/domains/staff/person/PersonBody.tsx'
import { PersonHead } from '#site/domains/staff/person/PersonHead.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Neighbours } from '#site/parts/people/Neighbours.tsx'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load(args: LoadArgs) {
  const coachId = readId(args.params.coachId)
  if (!coachId) throw pageNotFound(args.url)
  const { records, career, ...person } = await args.api.staff.coach({ coachId })
  return {
    ...(await loadTeamPerson(args, { kind: 'coach', person })),
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
