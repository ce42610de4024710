import { useLoaderData } from 'react-router'
import { HistoricalRosterView } from '#site/domains/rosters/historical/HistoricalRosterView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadHistoricalRoster = lateLoad(
  async () =>
    (await import('#site/domains/rosters/historical/load-historical-roster.ts')).loadHistoricalRoster,
)

export const loader = serverLoads(loadHistoricalRoster, { inHtmlOnly: ['players'] })
export const clientLoader = clientLoads(loadHistoricalRoster)

export default function SportHistoricalRosterPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <HistoricalRosterView {...page} players={page.players} />
}
