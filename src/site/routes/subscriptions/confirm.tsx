import { useLoaderData } from 'react-router'
import { confirmSubscription } from '#contract/client/form-addresses.ts'
import { linkToken } from '#site/domains/subscriptions/link-token.ts'
import { pageMeta } from '#site/page/meta.ts'
import { clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'

export const meta = pageMeta

/** Opening the link changes nothing, because programs that look for dangerous links open it too: the button does. */
const load = async ({ url }: LoadArgs) => ({
  head: {
    words: {
      title: 'Confirm your Subscription',
      description: 'The last step before news of the {school_name} {mascot_plural} come by e-mail.',
    },
    canonical: '/subscribe/confirm',
    isHidden: true,
  },
  sportBar: null,
  token: linkToken(url.searchParams),
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function ConfirmPage() {
  const { token } = useLoaderData<typeof loader>()
  const tenant = useRootData()?.tenant.key ?? ''
  return (
    <PlainPage title="Confirm" lead="One step is left.">
      {token ? (
        <form
          className="u-grid u-columns-1 u-gap-5 u-start"
          method="post"
          action={`${confirmSubscription}?tenant=${tenant}`}
        >
          <p>
            You asked for news by e-mail. Confirm that the address is yours, and the next news comes to you.
            If it was not you, close this page: nothing will be sent.
          </p>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Confirm my subscription</Button>
        </form>
      ) : (
        <p>
          The link was cut off on its way. Copy all of it from the mail into the address bar, or{' '}
          <a href="/subscribe">subscribe again</a> to get a new one.
        </p>
      )}
    </PlainPage>
  )
}
