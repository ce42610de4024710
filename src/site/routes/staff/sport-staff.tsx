import { useLoaderData } from 'react-router'
import { DepartmentNote } from '#site/domains/staff/directory/DepartmentNote.tsx'
import { countPeople } from '#site/domains/staff/directory/directory-choice.ts'
import { StaffCards } from '#site/domains/staff/parts/StaffCards.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { TeamPageHead } from '#site/parts/heads/TeamPageHead.tsx'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'
import { sportBar } from '#site/parts/teams/sport-bar.ts'
import { sportsTeam } from '#site/parts/teams/sports-team.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import styles from './sport-staff.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, params, school }: LoadArgs) {
  const { sport, department, members } = await api.staff.bySport({ slug: params.sportDepartment ?? '' })
  const team = `/sports/${sport.globalSportNameSlug}`
  return {
    head: {
      tokens: { department: sport.title },
      canonical: `${team}/staff`,
      image: members[0]?.image ?? null,
    },
    sportBar: await sportBar(api, sport),
    structuredData: [
      breadcrumbList([
        { name: sport.title, href: team },
        { name: 'Staff', href: `${team}/staff` },
      ]),
      sportsTeam(sport, school),
    ],
    sport,
    department,
    members,
  }
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function SportStaffPage() {
  const { sport, department, members } = useLoaderData<typeof loader>()
  useEmailLinks()
  return (
    <>
      <TeamPageHead sport={sport} page="Staff" season="" seasonLinks={[]}>
        {department ? (
          <p className={`u-cluster u-gap-0-5 u-relative u-ruled-above ${styles.note}`}>
            <DepartmentNote department={department} />
          </p>
        ) : null}
      </TeamPageHead>
      <div className="u-page">
        <div className="u-wrap u-gap-2-5 u-spread u-align-end">
          <Heading level={2} barred>
            {members.length === 0 ? 'Staff' : countPeople(members.length)}
          </Heading>
          <div className="u-wrap u-gap-2-5">
            <Button kind="text" href={`/sports/${sport.globalSportNameSlug}/coaches`} iconAfter="arrow-right">
              Coaches and records
            </Button>
            <Button kind="text" href="/staff-directory" iconAfter="arrow-right">
              Staff directory
            </Button>
          </div>
        </div>
        {members.length > 0 ? (
          <StaffCards members={members} size="regular" />
        ) : (
          <p>The staff of {sport.title} has not been announced yet.</p>
        )}
      </div>
    </>
  )
}
