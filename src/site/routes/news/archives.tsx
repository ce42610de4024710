import { useLoaderData } from 'react-router'
import { ArchivesView } from '../../domains/news/ArchivesView.tsx'
import { lateLoad } from '../../shell/late-module.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const loadArchives = lateLoad(async () => (await import('../../domains/news/load-archives.ts')).loadArchives)

export const loader = serverLoads(loadArchives, { inHtmlOnly: ['groups'] })
export const clientLoader = clientLoads(loadArchives)

export default function ArchivesPage() {
  const page = useLoaderData<typeof loader>()
  // Named, because what travels in the HTML only is no part of a spread.
  return <ArchivesView {...page} groups={page.groups} />
}
