import type { Tenant } from '#contract/tenants.ts'
import { type Mail, MailNotTaken } from '../../adapters/mail.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { confirmMail, type MailSender, welcomeMail } from './subscription-mails.ts'
import { confirmBy, leftBefore, nextAsk, unconfirmedBefore } from './subscription-rules.ts'
import { hashOfToken, newToken } from './subscription-token.ts'
import {
  claimWelcome,
  forgetSubscribers,
  leaveByEmail,
  leaveByHash,
  markSent,
  subscriberByEmail,
  takeBackAsk,
  takeConfirmation,
  writeAsk,
  writeConfirmed,
} from './subscriptions.queries.ts'

export interface SubscriptionDeps {
  scope: TenantScope
  mail: Mail
  now: () => Date
  senderOf: (tenant: Tenant) => MailSender
  log: (line: string, error?: unknown) => void
}

/**
 * Asks an address whether it wants what was chosen; no sport is all news. Known addresses and new ones are treated
 * alike, so that nobody learns who reads. Rejects where the mail was not sent.
 */
export async function askSubscriber(
  { scope, mail, now, senderOf }: SubscriptionDeps,
  tenant: Tenant,
  { email, sportIds }: { email: string; sportIds: number[] },
): Promise<void> {
  const moment = now()
  const { token, hash } = newToken()
  const isAsked = await scope.write(tenant.key, async (tx) => {
    const ask = nextAsk(await subscriberByEmail(tx, email), moment)
    if (ask)
      await writeAsk(
        tx,
        { email, askedSportIds: sportIds, confirmHash: hash, confirmBy: confirmBy(moment), ...ask },
        moment,
      )
    return ask !== null
  })
  if (!isAsked) return
  try {
    await mail.send(confirmMail(senderOf(tenant), email, token))
  } catch (error) {
    // Otherwise a mail server that is down for a while would use up the mails of a day.
    if (error instanceof MailNotTaken) await scope.write(tenant.key, (tx) => takeBackAsk(tx, hash))
    throw error
  }
}

/** False for a token that is unknown, used or too old. */
export async function confirmSubscriber(
  { scope, mail, now, senderOf, log }: SubscriptionDeps,
  tenant: Tenant,
  token: string,
): Promise<boolean> {
  const moment = now()
  const leave = newToken()
  const confirmed = await scope.write(tenant.key, async (tx) => {
    const row = await takeConfirmation(tx, hashOfToken(token), moment)
    if (!row) return null
    await writeConfirmed(tx, row, moment)
    await claimWelcome(tx, row.id, leave.hash, moment)
    return row
  })
  if (!confirmed) return false
  try {
    await mail.send(welcomeMail(senderOf(tenant), confirmed.email, leave.token))
    await scope.write(tenant.key, (tx) => markSent(tx, leave.hash, now()))
  } catch (error) {
    // The subscription stands: the next mail has a way to leave as well.
    log(`subscriber ${confirmed.id} of ${tenant.key} was not welcomed`, error)
  }
  return true
}

/** Ends the subscription that a mail with this token belongs to. Nobody is told whether there was one. */
export async function endSubscription(
  { scope, now }: Pick<SubscriptionDeps, 'scope' | 'now'>,
  tenant: Tenant,
  token: string,
): Promise<void> {
  await scope.write(tenant.key, (tx) => leaveByHash(tx, hashOfToken(token), now()))
}

/** Deletes the addresses whose time is over, and tells how many. */
/** Takes an address off that mails came back from; true where it was on the list. */
export const takeOff = leaveByEmail

export function forgetOldSubscribers(
  { scope, now }: Pick<SubscriptionDeps, 'scope' | 'now'>,
  tenant: Pick<Tenant, 'key'>,
): Promise<number> {
  const moment = now()
  return scope.write(tenant.key, (tx) =>
    forgetSubscribers(tx, {
      leftBefore: leftBefore(moment),
      unconfirmedBefore: unconfirmedBefore(moment),
      now: moment,
    }),
  )
}
