import { useLoaderData } from 'react-router'
import { leaveSubscription } from '#contract/client/form-addresses.ts'
import { linkToken } from '#site/domains/subscriptions/link-token.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'

export const meta = pageMeta

const load = async ({ url }: LoadArgs) => ({
  head: {
    words: {
      title: 'Unsubscribe',
      description: 'Ends the mails with news of the {school_name} {mascot_plural}.',
    },
    canonical: '/subscribe/leave',
    isHidden: true,
  },
  sportBar: null,
  token: linkToken(url.searchParams),
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function LeavePage() {
  const { token } = useLoaderData<typeof loader>()
  const tenant = useRootData()?.tenant.key ?? ''
  return (
    <PlainPage title="Unsubscribe" lead="The mails end at once.">
      {token ? (
        <form
          className="u-grid u-columns-1 u-gap-5 u-start"
          method="post"
          action={`${leaveSubscription}?tenant=${tenant}&token=${token}`}
        >
          <p>
            You will get no more news by e-mail from us. Your address is deleted thirty days later. You may
            come back whenever you like.
          </p>
          <Button type="submit">Unsubscribe</Button>
        </form>
      ) : (
        <p>
          The link was cut off on its way. Copy all of it from the mail into the address bar; every mail of
          your subscription has one, and each of them is good.
        </p>
      )}
    </PlainPage>
  )
}
