import { useLoaderData } from 'react-router'
import { DepartmentView } from '../../domains/staff/DepartmentView.tsx'
import { MemberView } from '../../domains/staff/MemberView.tsx'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = lateLoad(
  async () => (await import('../../domains/staff/load-directory-entry.ts')).loadDirectoryEntry,
)

export const loader = serverLoads(load, { inHtmlOnly: ['bio'] })
export const clientLoader = clientLoads(load)

export default function DirectoryEntryPage() {
  const page = useLoaderData<typeof loader>()
  useEmailLinks()
  // Named, because what travels in the HTML only is no part of a spread.
  return page.view === 'department' ? <DepartmentView {...page} /> : <MemberView {...page} bio={page.bio} />
}
