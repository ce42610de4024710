import type { StoryCard } from '#contract/news.ts'
import type { Tenant } from '#contract/tenants.ts'
import { MailNotTaken } from '../../adapters/mail.ts'
import { listStories } from '../news/news.service.ts'
import { saysGone } from './returned-mail.ts'
import { storiesMail } from './subscription-mails.ts'
import { dueStories, newsSince } from './subscription-rules.ts'
import { newToken } from './subscription-token.ts'
import {
  activeSubscribers,
  claimStories,
  deliveredStories,
  leaveByEmail,
  markSent,
  releaseClaim,
  type SubscriberRow,
} from './subscriptions.queries.ts'
import type { SubscriptionDeps } from './subscriptions.service.ts'

const subscribersInBatch = 100
const mostStories = 100
/** A mail server that refuses so many in a row is not asked for the rest. */
const refusalsInRow = 3

/**
 * Sends every confirmed subscriber the stories they have not had, several in one mail. Each mail is claimed in the
 * database before it is handed over; another run, or another process, leaves alone what is claimed. `goesOn` is asked
 * before each mail: a process that ends stops between two of them.
 */
export async function sendNews(
  deps: SubscriptionDeps,
  tenant: Tenant,
  goesOn: () => boolean | Promise<boolean> = () => true,
): Promise<number> {
  const stories = await recentStories(deps, tenant)
  if (stories.length === 0) return 0
  let sent = 0
  let refusals = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const batch = await dueInBatch(deps, tenant, stories, after)
    for (const { reader, due } of batch.readers) {
      if (due.length === 0) continue
      if (refusals >= refusalsInRow || !(await goesOn())) return sent
      const outcome = await sendTo(deps, tenant, reader, due)
      if (outcome === 'sent') sent++
      if (outcome === 'sent') refusals = 0
      if (outcome === 'failed') refusals++
    }
    after = batch.last
  }
  return sent
}

async function recentStories({ scope, now }: SubscriptionDeps, tenant: Tenant): Promise<StoryCard[]> {
  const moment = now()
  const since = newsSince(moment).getTime()
  const { items } = await scope.read(tenant.key, (tx) =>
    listStories({ tx, tenant, now: moment }, { $pageSize: mostStories }),
  )
  return items.filter(({ date }) => Date.parse(date) >= since)
}

async function dueInBatch(
  { scope }: SubscriptionDeps,
  tenant: Tenant,
  stories: readonly StoryCard[],
  after: number,
) {
  return scope.read(tenant.key, async (tx) => {
    const rows = await activeSubscribers(tx, after, subscribersInBatch)
    const had = Map.groupBy(
      rows.length > 0
        ? await deliveredStories(
            tx,
            rows.map(({ id }) => id),
            stories.map(({ id }) => id),
          )
        : [],
      ({ subscriberId }) => subscriberId,
    )
    const readers = rows.map((reader) => ({
      reader,
      due: dueStories(stories, reader, new Set(had.get(reader.id)?.map(({ storyId }) => storyId ?? 0))),
    }))
    return { readers, last: rows.at(-1)?.id }
  })
}

async function sendTo(
  { scope, mail, now, senderOf, log }: SubscriptionDeps,
  tenant: Tenant,
  reader: SubscriberRow,
  due: readonly StoryCard[],
): Promise<'sent' | 'nothing' | 'failed' | 'gone'> {
  const { token, hash } = newToken()
  const claimed = new Set(
    await scope.write(tenant.key, (tx) =>
      claimStories(tx, {
        subscriberId: reader.id,
        storyIds: due.map(({ id }) => id),
        leaveHash: hash,
        now: now(),
      }),
    ),
  )
  const own = due.filter(({ id }) => claimed.has(id))
  if (own.length === 0) return 'nothing'
  try {
    await mail.send(storiesMail(senderOf(tenant), reader.email, token, own))
  } catch (error) {
    // There is no such mailbox any more: it is asked no second time, and says nothing against the others.
    if (error instanceof MailNotTaken && saysGone(error.reply)) {
      await scope.write(tenant.key, (tx) => leaveByEmail(tx, reader.email, now()))
      return 'gone'
    }
    log(`the news for subscriber ${reader.id} of ${tenant.key} could not be sent`, error)
    // Where the server may have taken it the claim stays: a mail too few is better than one too many.
    if (error instanceof MailNotTaken) await scope.write(tenant.key, (tx) => releaseClaim(tx, hash))
    return 'failed'
  }
  await scope.write(tenant.key, (tx) => markSent(tx, hash, now()))
  return 'sent'
}
