import type { AdSlot } from '#contract/ads.ts'
import { fileUrl, sponsorPath } from '../../basics/paths.ts'
import type { PromotionRows } from '../../model/model-promotions.ts'
import type { SettingsListRows } from '../../model/model-settings.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { type SponsorData, sponsorData } from '../../schools/sponsors.ts'

export const sponsorUrl = (sponsor: SponsorData): string => `https://${sponsor.key}.example`
export const sponsorLogo = (school: SchoolData, sponsor: SponsorData) => ({
  url: fileUrl(sponsorPath(school.key, sponsor.key, 'logo')),
  alt: sponsor.name,
})
export const sponsorBanner = (school: SchoolData, sponsor: SponsorData) => ({
  url: fileUrl(sponsorPath(school.key, sponsor.key, 'banner')),
  alt: `${sponsor.name}: ${sponsor.tagline}`,
})

const slotsOfTier: Record<SponsorData['tier'], AdSlot[]> = {
  premier: ['header', 'htlad-top', 'htlad-mobile-top', 'navigation'],
  official: ['htlad-common-top', 'htlad-mobile-bottom', 'navigation'],
  community: ['htlad-common-top', 'htlad-mobile-bottom'],
}

/** A sponsor's place in its list is its id, in the ad slots and among the partners. */
export function sponsorsOf(
  school: SchoolData,
): Pick<PromotionRows, 'houseSponsors'> & Pick<SettingsListRows, 'partners'> {
  const sponsors = sponsorData[school.key]
  return {
    houseSponsors: sponsors.map((sponsor, index) => ({
      id: index + 1,
      name: sponsor.name,
      tagline: sponsor.tagline,
      url: sponsorUrl(sponsor),
      logo: sponsorLogo(school, sponsor).url,
      banner: sponsorBanner(school, sponsor),
      slots: slotsOfTier[sponsor.tier],
      enabled: true,
      rank: index + 1,
    })),
    partners: sponsors.map((sponsor, index) => ({
      id: index + 1,
      title: sponsor.name,
      tier: sponsor.tier,
      description: sponsor.about,
      url: sponsorUrl(sponsor),
      logo: sponsorLogo(school, sponsor),
      rank: index + 1,
    })),
  }
}
