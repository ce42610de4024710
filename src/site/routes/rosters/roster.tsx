import { useLoaderData } from 'react-router'
import { loadRoster } from '../../domains/rosters/load-roster.ts'
import { RosterView } from '../../domains/rosters/RosterView.tsx'
import { rosterClientLoads } from '../../domains/rosters/roster-loads.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadRoster(args, 'public')

export const loader = serverLoads(load, { inHtmlOnly: ['players', 'staff'] })
export const clientLoader = rosterClientLoads(load)

export default function RosterPage() {
  return <RosterView page={useLoaderData<typeof loader>()} />
}
