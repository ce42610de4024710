import { useLoaderData } from 'react-router'
import { HistoricalRosterView } from '../../domains/rosters/HistoricalRosterView.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadHistoricalRoster = lateLoad(
  async () => (await import('../../domains/rosters/load-historical-roster.ts')).loadHistoricalRoster,
)

export const loader = serverLoads(loadHistoricalRoster, { inHtmlOnly: ['players'] })
export const clientLoader = clientLoads(loadHistoricalRoster)

export default function SportHistoricalRosterPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <HistoricalRosterView {...page} players={page.players} />
}
