import type { AnalyticsSettings } from '#contract/settings.ts'
import { foreignOrigin } from '#contract/tag-rules.ts'
import type { SiteConfiguration } from '#contract/tenants.ts'
import type { Switches } from './query-switches.ts'

export interface PartnerSettings {
  configuration: Pick<SiteConfiguration, 'gtmIds' | 'nativoEnabled'> | undefined
  analytics: AnalyticsSettings | null | undefined
  platformTagManager: string | null
}

/** Everybody besides the tracking tags whose script a page would load, once the visitor consents. */
export interface Partners {
  managers: string[]
  measurementIds: string[]
  adScript: string | null
  hasNativeAds: boolean
}

const google = 'https://www.googletagmanager.com'
export const managerScript = (id: string) => `${google}/gtm.js?id=${encodeURIComponent(id)}`
export const measurementScript = (id: string) => `${google}/gtag/js?id=${encodeURIComponent(id)}`
export const nativeAdsScript = 'https://s.ntv.io/serve/load.js'

export function partnersOf(settings: PartnerSettings, switches: Switches): Partners {
  const { configuration, analytics, platformTagManager } = settings
  const ofSchool = switches.schoolManagers
    ? [...(configuration?.gtmIds ?? []), ...(analytics?.tagManagerCodes ?? [])]
    : []
  const ofPlatform = switches.platformManager && platformTagManager ? [platformTagManager] : []
  return {
    managers: [...new Set([...ofSchool, ...ofPlatform])],
    measurementIds: switches.schoolManagers ? (analytics?.analyticsMeasurementIds ?? []) : [],
    adScript: analytics?.adScript ?? null,
    hasNativeAds: configuration?.nativoEnabled ?? false,
  }
}

export const hasPartners = ({ managers, measurementIds, adScript, hasNativeAds }: Partners): boolean =>
  managers.length > 0 || measurementIds.length > 0 || adScript !== null || hasNativeAds

/** The script that asks for consent, where the school has a provider for that. */
export function consentScriptOf(
  analytics: AnalyticsSettings | null | undefined,
  { consentScript, consentTestBundle }: Switches,
): string | null {
  if (!analytics?.consentScript || !consentScript) return null
  const { url, testUrl = url } = analytics.consentScript
  return consentTestBundle ? testUrl : url
}

/** What Google's scripts report to, and the frames and calls of native ads. */
const callsOf = {
  google: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  nativeAds: ['https://*.ntv.io', 'https://*.postrelease.com'],
}

/** The hosts of the partners, for the policy of a page: those that scripts come from, and those that they call. */
export function partnerHosts(
  settings: PartnerSettings,
  switches: Switches,
): { scripts: string[]; calls: string[] } {
  const partners = partnersOf(settings, switches)
  const usesGoogle = partners.managers.length + partners.measurementIds.length > 0
  const scripts = [
    usesGoogle && google,
    partners.hasNativeAds && nativeAdsScript,
    partners.adScript,
    consentScriptOf(settings.analytics, switches),
  ]
  return {
    scripts: scripts.flatMap((address) => (address && foreignOrigin(address)) || []),
    calls: [
      ...(usesGoogle ? callsOf.google : []),
      ...(partners.hasNativeAds ? callsOf.nativeAds : []),
      ...(settings.analytics?.partnerHosts ?? []),
    ],
  }
}
