import { useLoaderData } from 'react-router'
import { loadRoster } from '../../domains/rosters/load-roster.ts'
import { RosterView } from '../../domains/rosters/RosterView.tsx'
import { rosterClientLoads } from '../../domains/rosters/roster-loads.ts'
import { pageMeta } from '../../shell/meta.ts'
import { type LoadArgs, serverLoads } from '../../shell/page.ts'

export const meta = pageMeta

/** Rosters that are not announced, for those who are signed in: nobody keeps the page. */
const load = (args: LoadArgs) => loadRoster(args, 'office')

export const loader = serverLoads(load, { inHtmlOnly: ['players', 'staff'] })
export const clientLoader = rosterClientLoads(load)

export default function HiddenRosterPage() {
  return <RosterView page={useLoaderData<typeof loader>()} />
}
