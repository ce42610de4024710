import { useLoaderData } from 'react-router'
import { SportFileView } from '#site/domains/news/sport-files/SportFileView.tsx'
import { lateLoad } from '#site/lateness/late-code.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, pageNotFound, serverLoads } from '#site/page/page.ts'

export const meta = pageMeta

const loadSportFile = lateLoad(
  async () => (await import('#site/domains/news/sport-files/load-sport-file.ts')).loadSportFile,
)

/** Files that are hidden, for those who are signed in: nobody keeps the page. */
async function load(args: LoadArgs) {
  const page = await loadSportFile(args, 'hidden')
  if (page.view === 'locked') throw pageNotFound(args.url)
  return page
}

export const loader = serverLoads(load, { inHtmlOnly: ['file'] })
export const clientLoader = clientLoads(load)

export default function HiddenSportFilePage() {
  const { file, share } = useLoaderData<typeof loader>()
  return <SportFileView file={file} share={share} />
}
