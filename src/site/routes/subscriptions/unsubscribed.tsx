import { Button } from '#ui/Button.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import styles from '../../domains/subscriptions/SubscribePage.module.css'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

const load = async () => ({
  head: {
    key: 'subscribe' as const,
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
    <>
      <DirectoryHead title="Unsubscribed" note="You have left, and no more mails will come." />
      <div className={styles.page}>
        <p>
          Your address is deleted in thirty days. The news stays here, and you may subscribe again whenever
          you like.
        </p>
        <p>
          <Button href="/subscribe" kind="alternate">
            Subscribe again
          </Button>
        </p>
      </div>
    </>
  )
}
