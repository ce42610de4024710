import { expect, test } from 'vitest'
import type { PromotionCampaign, PromotionSet } from '#contract/promotions.ts'
import { shownCampaigns } from './shown-campaigns.ts'

const campaign = (id: number): PromotionCampaign => ({
  id,
  title: `Campaign ${id}`,
  startDate: null,
  endDate: null,
  link: null,
  hoverText: null,
  cssClass: null,
  iconClass: null,
  openInNewWindow: false,
  html: null,
  picture: null,
  slide: null,
})
const [first, second] = [campaign(1), campaign(2)]

type Type = PromotionSet['location']['type']
type Effect = PromotionSet['location']['effect']

test.each<[string, Type, Effect, PromotionCampaign | null, PromotionCampaign | null, number[]]>([
  ['a single location shows its one campaign', 'single', 'none', first, null, [1]],
  ['a single location without one named shows the first', 'single', 'none', null, null, [1]],
  ['a multi location shows all', 'multi', 'none', null, null, [1, 2]],
  ['a multi location that slides shows all', 'multi', 'slide', null, null, [1, 2]],
  ['a multi location with effect random shows one random campaign', 'multi', 'random', null, second, [2]],
  ['icons all show', 'icons', 'none', null, null, [1, 2]],
  ['html blocks all show', 'html', 'none', null, null, [1, 2]],
])('%s', (_, type, effect, single, randomSingle, expected) => {
  const set: PromotionSet = {
    location: { name: 'here', title: 'Here', type, effect, carouselOptions: null },
    single,
    randomSingle,
    campaigns: [first, second],
    contentId: 'promotion-here',
    swiperOptions: null,
  }
  expect(shownCampaigns(set).map(({ id }) => id)).toEqual(expected)
})
