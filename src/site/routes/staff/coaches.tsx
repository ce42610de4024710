import { useLoaderData } from 'react-router'
import { lateLoad, lateModule } from '#site/lateness/late-code.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'

export const headers = cachedPage

export const meta = pageMeta

/** What draws coaches and their records: the browser needs it when it first has some that did not come as HTML. */
const coachesView = lateModule(() => import('#site/domains/staff/coaches/CoachesView.tsx'))

const load = lateLoad(async () => (await import('#site/domains/staff/coaches/load-coaches.ts')).loadCoaches)

export const loader = serverLoads(load, { inHtmlOnly: ['shown'] })
export const clientLoader = coachesView.with(clientLoads(load))

export default function CoachesPage() {
  const { shown } = useLoaderData<typeof loader>()
  useEmailLinks()
  return (
    <ServerHtml id="coaches" value={shown}>
      {(value) => {
        const { CoachesView } = coachesView.get()
        return <CoachesView shown={value} />
      }}
    </ServerHtml>
  )
}
