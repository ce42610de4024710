import { ApiProblem } from '#contract/shapes/problem.ts'
import { type subscriptions, trapField } from '#contract/subscriptions.ts'
import { makeProblem } from '../../plugins/errors.ts'
import { mailbox } from '../../text/mailbox.ts'
import type { CallHandlers } from '../../writes/call.ts'
import { type FollowDeps, followGames, forgetFollower, type NotFollowed } from './push/followers.service.ts'
import {
  askSubscriber,
  confirmSubscriber,
  endSubscription,
  type SubscriptionDeps,
} from './subscriptions.service.ts'

const refused = (status: number, detail: string, field: string) =>
  new ApiProblem(makeProblem(status, detail, [{ field, message: detail }]))

const notFollowed: Record<NotFollowed, ApiProblem> = {
  'not offered': refused(404, 'This site sends no messages to browsers.', 'endpoint'),
  'no push service': refused(422, 'That is no address of a push service that is known here.', 'endpoint'),
  'no keys': refused(422, 'Nothing can be encrypted with these keys.', 'p256dh'),
  'too many': refused(503, 'So many follow that nobody more can. Try again another day.', 'endpoint'),
}

export const subscriptionsWrites = (
  service: SubscriptionDeps & FollowDeps,
): CallHandlers<typeof subscriptions> => ({
  async follow({ tenant }, { body }) {
    const reason = await followGames(service, tenant, body)
    if (reason) throw notFollowed[reason]
    return { message: 'This browser is told of what it follows.' }
  },

  async unfollow({ tenant }, { body }) {
    await forgetFollower(service, tenant, body.endpoint)
    return { message: 'This browser is told of nothing more.' }
  },

  async request({ tenant }, { body }) {
    const { email, allNews = false, sportIds = [] } = body
    const address = mailbox(email)
    if (!address) throw refused(400, 'That is no e-mail address.', 'email')
    if (!allNews && sportIds.length === 0)
      throw refused(400, 'Choose all news, or one sport at least.', 'lists')
    if (body[trapField])
      throw refused(422, 'A field that stays empty was filled in. Send the form without it.', trapField)
    const choice = { email: address, sportIds: allNews ? [] : sportIds }
    await askSubscriber(service, tenant, choice).catch((error: unknown) => {
      service.log('a mail to confirm could not be sent', error)
      throw refused(503, 'The mail could not be sent. Try again in a few minutes.', 'mail')
    })
    return { message: 'Look into your inbox and confirm.' }
  },

  async confirm({ tenant }, { body }) {
    if (!(await confirmSubscriber(service, tenant, body.token)))
      throw refused(404, 'The link was used before, or it is too old.', 'token')
    return { message: 'You are subscribed.' }
  },

  async leave({ tenant }, { token }) {
    await endSubscription(service, tenant, token)
    return { message: 'You are unsubscribed.' }
  },

  /** The page asks, and changes nothing by itself. */
  askToLeave: async ({ tenant }, { token }) => ({
    to: `${service.senderOf(tenant).origin}/subscribe/leave?token=${token}`,
  }),
})
