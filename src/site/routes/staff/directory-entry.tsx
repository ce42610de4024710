import { useLoaderData } from 'react-router'
import { DepartmentView } from '#site/domains/staff/directory/DepartmentView.tsx'
import { MemberView } from '#site/domains/staff/directory/MemberView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = lateLoad(
  async () => (await import('#site/domains/staff/directory/load-directory-entry.ts')).loadDirectoryEntry,
)

export const loader = serverLoads(load, { inHtmlOnly: ['bio'] })
export const clientLoader = clientLoads(load)

export default function DirectoryEntryPage() {
  const page = useLoaderData<typeof loader>()
  useEmailLinks()
  // Named, because what travels in the HTML only is no part of a spread.
  return page.view === 'department' ? <DepartmentView {...page} /> : <MemberView {...page} bio={page.bio} />
}
