import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AccessCode } from '#site/domains/forms/AccessCode.tsx'
import { isLocked } from '#site/domains/forms/locked-page.ts'
import { SportFileView } from '#site/domains/news/sport-files/SportFileView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

const loadSportFile = lateLoad(
  async () => (await import('#site/domains/news/sport-files/load-sport-file.ts')).loadSportFile,
)

const load = (args: LoadArgs) => loadSportFile(args, 'protected')
const ask = serverLoads(load)

/** Nobody keeps the page: who may read it is asked each time. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await ask(args)
  return isLocked(page) ? data(page, { status: 403 }) : page
}
export const clientLoader = clientLoads(load)

export default function ProtectedSportFilePage() {
  const page = useLoaderData<typeof loader>()
  return page.view === 'locked' ? (
    <AccessCode {...page.locked} />
  ) : (
    <SportFileView file={page.file} share={page.share} />
  )
}
