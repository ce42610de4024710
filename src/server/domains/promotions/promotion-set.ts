import type {
  PromotionCampaign,
  PromotionLocation,
  PromotionSet,
  SwiperOptions,
} from '#contract/promotions.ts'
import { isInWindow, type Window } from './window.ts'

const defaultAutoplayDelayMs = 8_000
/** Chance by the clock: each campaign has an hour, so that copies of the answer can be kept and all get their share. */
export const turnMs = 3_600_000

interface Targeted extends Window {
  sportId: number | null
}

/** Campaigns that run now, those of the sport asked for before those of every page. */
export function liveCampaigns<Campaign extends Targeted>(
  campaigns: readonly Campaign[],
  sportId: number,
  now: Date,
): Campaign[] {
  const live = campaigns.filter((campaign) => isInWindow(now, campaign))
  return [
    ...live.filter((campaign) => sportId > 0 && campaign.sportId === sportId),
    ...live.filter((campaign) => campaign.sportId === null),
  ]
}

/** What a location shows of its live campaigns, or null when that is nothing. */
export function promotionSet(
  location: PromotionLocation,
  live: readonly PromotionCampaign[],
  now: Date,
): PromotionSet | null {
  const fitting = live.filter((campaign) => fits(location.type, campaign))
  const turn = fitting[turnOf(fitting.length, now)] ?? null
  const first = fitting[0]
  if (!first) return null
  const single = location.type === 'single' ? (location.effect === 'random' ? turn : first) : null
  const contentId = `promotion-${location.name}`
  return {
    location,
    single,
    randomSingle: location.type === 'multi' && location.effect === 'random' ? turn : null,
    campaigns: single ? [single] : fitting,
    contentId,
    swiperOptions:
      location.type === 'multi' && location.effect === 'slide'
        ? swiperOptions(location, contentId, fitting.length)
        : null,
  }
}

function fits(type: PromotionLocation['type'], campaign: PromotionCampaign): boolean {
  if (type === 'html') return campaign.html !== null
  if (type === 'icons') return campaign.iconClass !== null || campaign.picture !== null
  return true
}

/** Every day it begins with another one, so that nobody has the same hours every day. */
function turnOf(count: number, now: Date): number {
  const hours = Math.floor(now.getTime() / turnMs)
  return count === 0 ? 0 : (hours + Math.floor(hours / 24)) % count
}

function swiperOptions(
  { carouselOptions }: PromotionLocation,
  contentId: string,
  slides: number,
): SwiperOptions {
  const delay = carouselOptions ? carouselOptions.autoplayDelayMs : defaultAutoplayDelayMs
  return {
    slidesPerView: carouselOptions?.slidesPerView ?? 1,
    navigation: { prevEl: `#${contentId}-previous`, nextEl: `#${contentId}-next` },
    pagination: carouselOptions?.pagination ?? false,
    breakpoints: carouselOptions?.breakpoints ?? {},
    autoplay: delay === null ? null : { delay },
    pausable: delay !== null && slides > 1,
  }
}
