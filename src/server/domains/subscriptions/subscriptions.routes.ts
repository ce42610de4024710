import type { subscriptions } from '#contract/subscriptions.ts'
import type { Handlers } from '../../unit-of-work/work.ts'

export const subscriptionsRoutes: Handlers<typeof subscriptions> = {
  push: async ({ pushKey }) => ({ key: pushKey ?? null }),
}
