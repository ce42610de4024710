import { useLoaderData } from 'react-router'
import { loadRoster } from '#site/domains/rosters/roster/load-roster.ts'
import { RosterView } from '#site/domains/rosters/roster/RosterView.tsx'
import { rosterClientLoads } from '#site/domains/rosters/roster/roster-loads.ts'
import { pageMeta } from '#site/page/meta.ts'
import { type LoadArgs, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

/** Rosters that are not announced, for those who are signed in: nobody keeps the page. */
const load = (args: LoadArgs) => loadRoster(args, 'office')

export const loader = serverLoads(load, { inHtmlOnly: ['players', 'staff'] })
export const clientLoader = rosterClientLoads(load)

export default function HiddenRosterPage() {
  return <RosterView page={useLoaderData<typeof loader>()} />
}
