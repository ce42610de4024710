import { useLoaderData } from 'react-router'
import { SubscribeForm } from '#site/domains/subscriptions/SubscribeForm.tsx'
import { subscribeNote } from '#site/domains/subscriptions/subscribe-notes.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api, url }: LoadArgs) {
  const sports = await api.sports.list()
  const note = subscribeNote(url.searchParams)
  return {
    head: { canonical: '/subscribe', isRefused: note?.isProblem === true },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Subscribe', href: '/subscribe' }])],
    note,
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
      <SubscribeForm note={note} tenant={tenant} sports={sports} />
    </PlainPage>
  )
}
