import { publicEndpoints } from '#contract/api.ts'
import type { AccountsWriteDeps } from './domains/accounts/account-call.ts'
import { accountsRoutes } from './domains/accounts/accounts.routes.ts'
import { accountsWrites } from './domains/accounts/accounts.writes.ts'
import { adsRoutes } from './domains/ads/ads.routes.ts'
import { feedsRoutes } from './domains/feeds/feeds.routes.ts'
import { formsRoutes } from './domains/forms/forms.routes.ts'
import { gameCenterRoutes } from './domains/game-center/game-center.routes.ts'
import { gamesRoutes } from './domains/games/games.routes.ts'
import { honorsRoutes } from './domains/honors/honors.routes.ts'
import { liveRoutes } from './domains/live/live.routes.ts'
import { mediaRoutes } from './domains/media/media.routes.ts'
import { navigationRoutes } from './domains/navigation/navigation.routes.ts'
import { newsRoutes } from './domains/news/news.routes.ts'
import { promotionsRoutes } from './domains/promotions/promotions.routes.ts'
import { rostersRoutes } from './domains/rosters/rosters.routes.ts'
import { searchRoutes } from './domains/search/search.routes.ts'
import type { ReportDeps } from './domains/settings/accessibility-reports.service.ts'
import { settingsRoutes } from './domains/settings/settings.routes.ts'
import { settingsWrites } from './domains/settings/settings.writes.ts'
import { sportsRoutes } from './domains/sports/sports.routes.ts'
import { staffRoutes } from './domains/staff/staff.routes.ts'
import { type StatsWriteDeps, statsWrites } from './domains/stats/files/stats.writes.ts'
import { statsRoutes } from './domains/stats/stats.routes.ts'
import { submissionsRoutes } from './domains/submissions/submissions.routes.ts'
import { type SubmissionsWriteDeps, submissionsWrites } from './domains/submissions/submissions.writes.ts'
import type { FollowDeps } from './domains/subscriptions/push/followers.service.ts'
import { subscriptionsRoutes } from './domains/subscriptions/subscriptions.routes.ts'
import type { SubscriptionDeps } from './domains/subscriptions/subscriptions.service.ts'
import { subscriptionsWrites } from './domains/subscriptions/subscriptions.writes.ts'
import { trackingRoutes } from './domains/tracking/tracking.routes.ts'
import type { Handlers } from './unit-of-work/work.ts'
import type { CallHandlers } from './writes/call.ts'

/** THE API TABLE: one line per domain. HTTP, the in-process binding and the OpenAPI document are made from it. */
export const publicApi = {
  accounts: accountsRoutes,
  settings: settingsRoutes,
  navigation: navigationRoutes,
  sports: sportsRoutes,
  rosters: rostersRoutes,
  staff: staffRoutes,
  honors: honorsRoutes,
  games: gamesRoutes,
  live: liveRoutes,
  'game-center': gameCenterRoutes,
  stats: statsRoutes,
  promotions: promotionsRoutes,
  forms: formsRoutes,
  submissions: submissionsRoutes,
  subscriptions: subscriptionsRoutes,
  tracking: trackingRoutes,
  ads: adsRoutes,
  media: mediaRoutes,
  news: newsRoutes,
  search: searchRoutes,
  feeds: feedsRoutes,
} satisfies { [Domain in keyof Tables]: Handlers<Tables[Domain]> }

type Tables = typeof publicEndpoints

export interface CallServices extends AccountsWriteDeps, SubmissionsWriteDeps, StatsWriteDeps {
  subscriptions: SubscriptionDeps & FollowDeps
  settings: ReportDeps
}

/** AND ITS OTHER HALF: what does not only read, with the services that it needs. */
export const publicCalls = (services: CallServices) =>
  ({
    accounts: accountsWrites(services),
    settings: settingsWrites(services.settings),
    stats: statsWrites(services),
    submissions: submissionsWrites(services),
    subscriptions: subscriptionsWrites(services.subscriptions),
  }) satisfies { [Domain in keyof Tables]?: CallHandlers<Tables[Domain]> }
