import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { AdSlot, HouseSponsor } from '#contract/ads.ts'
import { usePageLayout } from '#site/page/layout/use-page-layout.ts'
import { useRootData } from '#site/page/school/root-data.ts'
import { AdBlock } from './AdBlock.tsx'
import { type AdPlace, adSlotsOf } from './ad-slots.ts'
import { useClosed, useStay } from './closed-ads.ts'
import { useHiddenPast } from './hide-past.ts'
import { SponsorBanner, SponsorCard } from './Sponsor.tsx'
import { sponsorIn } from './sponsor-choice.ts'

/** The ads above the header, one for each layout: the server knows no screen, so both are there and the style sheet shows one. */
export function TopAds() {
  const adIn = usePageAds()
  const wide = adIn('top')
  const mobile = adIn('mobileTop')
  return (
    <>
      {wide ? <WideTopAd key={wide.name} {...wide} /> : null}
      {mobile ? <MobileTopAd key={mobile.name} {...mobile} /> : null}
    </>
  )
}

/** The ad under the page, on a phone. */
export function BottomAd() {
  const ad = usePageAds()('mobileBottom')
  return ad ? <MobileBottomAd key={ad.name} {...ad} /> : null
}

interface Ad {
  slot: AdSlot
  sponsor: HouseSponsor
  /** Of this ad during this stay on the page: what was closed is known by it. */
  name: string
}

function usePageAds(): (place: AdPlace) => Ad | undefined {
  const sponsors = useRootData()?.shell.sponsors
  const { pathname } = useLocation()
  const stay = useStay()
  const { flags, page } = usePageLayout()
  const slots = adSlotsOf({ ...flags, hasFailed: page === undefined })
  return (place) => {
    const slot = slots?.[place]
    const sponsor = slot && sponsorIn(slot, sponsors, pathname)
    return slot && sponsor && { slot, sponsor, name: `${slot} ${stay}` }
  }
}

function WideTopAd({ slot, sponsor, name }: Ad) {
  const [isClosed, close] = useClosed(name)
  const block = useRef<HTMLElement>(null)
  useHiddenPast(block, close, isClosed)
  return (
    <AdBlock slot={slot} place="top" sponsorId={sponsor.id} isClosed={isClosed} block={block}>
      <SponsorBanner sponsor={sponsor} />
    </AdBlock>
  )
}

function MobileTopAd({ slot, sponsor, name }: Ad) {
  const [isClosed, onClick] = useClosed(name)
  const close = { words: 'close top ad', areShown: false, onClick }
  return (
    <AdBlock slot={slot} place="mobileTop" sponsorId={sponsor.id} isClosed={isClosed} close={close}>
      <SponsorCard sponsor={sponsor} />
    </AdBlock>
  )
}

function MobileBottomAd({ slot, sponsor, name }: Ad) {
  const [isClosed, onClick] = useClosed(name)
  const close = { words: 'Close Ad', areShown: true, onClick }
  return (
    <AdBlock slot={slot} place="mobileBottom" sponsorId={sponsor.id} isClosed={isClosed} close={close}>
      <SponsorCard sponsor={sponsor} />
    </AdBlock>
  )
}
