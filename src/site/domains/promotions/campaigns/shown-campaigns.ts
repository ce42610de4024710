import type { PromotionCampaign, PromotionSet } from '#contract/promotions.ts'

/** A single location shows its one campaign, a random one that whose turn it is, every other all it has. */
export function shownCampaigns({
  location,
  single,
  randomSingle,
  campaigns,
}: PromotionSet): PromotionCampaign[] {
  if (location.type === 'single') return single ? [single] : campaigns.slice(0, 1)
  return randomSingle ? [randomSingle] : campaigns
}
