import type { houseSponsors } from '#server/db/schema/ads.ts'
import type { formFields, formOptions, forms } from '#server/db/schema/forms.ts'
import type {
  alerts,
  promotionCampaigns,
  promotionLocations,
  splashes,
  takeovers,
} from '#server/db/schema/promotions.ts'
import type { couponCodes } from '#server/db/schema/submissions.ts'
import type { trackingTags } from '#server/db/schema/tracking.ts'
import type { SeedRow } from './seed-row.ts'

/** What a school puts before its visitors: sponsors, campaigns, announcements, tags and forms. */
export interface PromotionRows {
  houseSponsors: SeedRow<typeof houseSponsors>[]
  promotionLocations: SeedRow<typeof promotionLocations>[]
  promotionCampaigns: SeedRow<typeof promotionCampaigns, 'impressions'>[]
  splashes: SeedRow<typeof splashes, 'clicks'>[]
  takeovers: SeedRow<typeof takeovers>[]
  alerts: SeedRow<typeof alerts>[]
  trackingTags: SeedRow<typeof trackingTags>[]
}

export interface FormRows {
  forms: SeedRow<typeof forms>[]
  formFields: SeedRow<typeof formFields>[]
  formOptions: SeedRow<typeof formOptions>[]
  couponCodes: SeedRow<typeof couponCodes, 'spent'>[]
}
