import type { AdSlot } from '#contract/ads.ts'
import type { LayoutFlags } from '#site/page/layout/layout-flags.ts'

/** What advertising asks of a page. */
interface AdPage extends Pick<LayoutFlags, 'isHome' | 'isSportHome' | 'hasShell'> {
  hasFailed: boolean
}

/** Where an ad stands. The style sheet decides which places a screen shows. */
export type AdPlace = 'top' | 'mobileTop' | 'mobileBottom'

/** Nobody pays to stand beside a failure, on paper or on a splash. */
const canShowAds = ({ hasShell, hasFailed }: AdPage): boolean => hasShell && !hasFailed

export function adSlotsOf(page: AdPage): Record<AdPlace, AdSlot> | null {
  if (!canShowAds(page)) return null
  return {
    top: page.isHome || page.isSportHome ? 'htlad-top' : 'htlad-common-top',
    mobileTop: 'htlad-mobile-top',
    mobileBottom: 'htlad-mobile-bottom',
  }
}
