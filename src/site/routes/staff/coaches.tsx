import { useLoaderData } from 'react-router'
import { CoachListView } from '#site/domains/staff/coaches/CoachListView.tsx'
import { RecordsView } from '#site/domains/staff/coaches/RecordsView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = lateLoad(async () => (await import('#site/domains/staff/coaches/load-coaches.ts')).loadCoaches)

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function CoachesPage() {
  const page = useLoaderData<typeof loader>()
  useEmailLinks()
  return page.view === 'list' ? <CoachListView {...page} /> : <RecordsView {...page} />
}
