import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '#site/page/page.ts'
import { PlainPage } from '#site/parts/plain-forms/PlainPage.tsx'
import { Button } from '#ui/Button.tsx'

export const headers = cachedPage

export const meta = pageMeta

const load = async () => ({
  head: {
    words: {
      title: 'Unsubscribed',
      description: 'You get no more mails with news of the {school_name} {mascot_plural}.',
    },
    canonical: '/unsubscribed',
    isHidden: true,
  },
  sportBar: null,
})

export const loader = serverLoads(load)
export const clientLoader = clientLoads(load)

export default function UnsubscribedPage() {
  return (
    <PlainPage title="Unsubscribed" lead="You have left, and no more mails will come.">
      <p>
        Your address is deleted in thirty days. The news stays here, and you may subscribe again whenever you
        like.
      </p>
      <p>
        <Button href="/subscribe" kind="alternate">
          Subscribe again
        </Button>
      </p>
    </PlainPage>
  )
}
