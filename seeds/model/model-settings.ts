import type {
  accessibilityReports,
  partners,
  redirects,
  rssFeeds,
  shopProducts,
  socialAccounts,
  ticketLinks,
} from '#server/db/schema/settings.ts'
import type { subscribers } from '#server/db/schema/subscriptions.ts'
import type { SeedRow } from './seed-row.ts'

/** The lists that an office keeps among its settings. */
export interface SettingsListRows {
  socialAccounts: SeedRow<typeof socialAccounts>[]
  partners: SeedRow<typeof partners>[]
  rssFeeds: SeedRow<typeof rssFeeds>[]
  ticketLinks: SeedRow<typeof ticketLinks>[]
  shopProducts: SeedRow<typeof shopProducts>[]
  redirects: SeedRow<typeof redirects>[]
  subscribers: SeedRow<typeof subscribers>[]
  accessibilityReports: SeedRow<typeof accessibilityReports>[]
}
