import { useLoaderData } from 'react-router'
import { readCoachesPage } from '../../domains/staff/address-parts.ts'
import { CoachListView } from '../../domains/staff/CoachListView.tsx'
import { loadCoachList, loadRecords } from '../../domains/staff/load-coaches.ts'
import { RecordsView } from '../../domains/staff/RecordsView.tsx'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, pageNotFound, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

/** The list of a season and the records share one shape of address; what stands in its last part decides. */
async function load(args: LoadArgs) {
  const asked = readCoachesPage(args.params.season)
  if (!asked) throw pageNotFound(args.url)
  return asked.page === 'list' ? loadCoachList(args, asked.season) : loadRecords(args, asked.type)
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function CoachesPage() {
  const page = useLoaderData<typeof loader>()
  useEmailLinks()
  return page.view === 'list' ? <CoachListView {...page} /> : <RecordsView {...page} />
}
