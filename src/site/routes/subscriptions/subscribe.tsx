import { useLoaderData } from 'react-router'
import { SubscribeForm } from '../../domains/subscriptions/SubscribeForm.tsx'
import { subscribeNote } from '../../domains/subscriptions/subscribe-notes.ts'
import { pageMeta } from '../../shell/meta.ts'
import { PlainPage } from '../../shell/PlainPage.tsx'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { useRootData } from '../../shell/root-data.ts'
import { breadcrumbList } from '../../shell/structured-data.ts'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, url }: LoadArgs) {
  const sports = await api.sports.list()
  return {
    head: { key: 'subscribe' as const, canonical: '/subscribe' },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Subscribe', href: '/subscribe' }])],
    note: subscribeNote(url.searchParams),
    sports: sports.filter(({ nonSport }) => !nonSport).map(({ id, title }) => ({ id, title })),
  }
}

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function SubscribePage() {
  const { note, sports } = useLoaderData<typeof loader>()
  const tenant = useRootData()?.tenant.key ?? ''
  return (
    <PlainPage title="Subscribe" lead="The news by e-mail: everything, or the sports you follow." note={note}>
      <SubscribeForm tenant={tenant} sports={sports} />
    </PlainPage>
  )
}
