import { useLoaderData } from 'react-router'
import { CoachListView } from '../../domains/staff/CoachListView.tsx'
import { RecordsView } from '../../domains/staff/RecordsView.tsx'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = lateLoad(async () => (await import('../../domains/staff/load-coaches.ts')).loadCoaches)

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function CoachesPage() {
  const page = useLoaderData<typeof loader>()
  useEmailLinks()
  return page.view === 'list' ? <CoachListView {...page} /> : <RecordsView {...page} />
}
