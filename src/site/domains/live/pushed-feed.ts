import { siteTenant } from '#site/page/browser/document-site.ts'
import { lateApi } from '#site/page/browser/late-api.ts'
import { askForLiveGames } from './ask-live-games.ts'
import { type LiveFeed, pollingFeed } from './live-feed.ts'
import { whileSeen } from './seen-feed.ts'
import { sharedFeed } from './shared-feed.ts'
import { streamFeed } from './stream-feed.ts'

const polled = pollingFeed(
  async () => askForLiveGames(await lateApi()),
  () => document,
)

const openStream = (lastEventId: string) =>
  new EventSource(`/api/v2/LiveStats/stream?${new URLSearchParams({ tenant: siteTenant(), lastEventId })}`)

/** The feed of a page: one for all tabs, and none while nobody looks. */
export const pushedFeed: LiveFeed = (publish) => {
  const shared = sharedFeed(streamFeed({ open: openStream, fallBack: polled }), {
    locks: navigator.locks,
    openChannel: (name) => new BroadcastChannel(name),
  })
  const seen = whileSeen(
    shared,
    () => document,
    () => window,
  )
  return seen(publish)
}
