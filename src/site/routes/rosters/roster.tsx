import { useLoaderData } from 'react-router'
import { loadRoster } from '#site/domains/rosters/roster/load-roster.ts'
import { RosterView } from '#site/domains/rosters/roster/RosterView.tsx'
import { rosterClientLoads } from '#site/domains/rosters/roster/roster-loads.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = (args: LoadArgs) => loadRoster(args, 'public')

export const loader = serverLoads(load, { inHtmlOnly: ['players', 'staff'] })
export const clientLoader = rosterClientLoads(load)

export default function RosterPage() {
  return <RosterView page={useLoaderData<typeof loader>()} />
}
