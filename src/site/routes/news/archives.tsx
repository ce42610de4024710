import { useLoaderData } from 'react-router'
import { ArchivesView } from '#site/domains/news/archives/ArchivesView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadArchives = lateLoad(
  async () => (await import('#site/domains/news/archives/load-archives.ts')).loadArchives,
)

export const loader = serverLoads(loadArchives, { inHtmlOnly: ['groups'] })
export const clientLoader = clientLoads(loadArchives)

export default function ArchivesPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <ArchivesView {...page} groups={page.groups} />
}
