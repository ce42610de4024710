import { describe, expect, test } from 'vitest'
import type { PromotionCampaign, PromotionLocation } from '#contract/promotions.ts'
import { liveCampaigns, promotionSet } from './promotion-set.ts'

const now = new Date('2026-11-15T12:01:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const campaign = (id: number, change: Partial<PromotionCampaign> = {}): PromotionCampaign => ({
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
  ...change,
})
const location = (
  type: PromotionLocation['type'],
  effect: PromotionLocation['effect'],
): PromotionLocation => ({
  name: 'here',
  title: 'Here',
  type,
  effect,
  carouselOptions: null,
})
const ids = (campaigns: { id: number }[] | undefined) => campaigns?.map(({ id }) => id)

describe('the campaigns of a location', () => {
  const row = (
    id: number,
    sportId: number | null,
    startDate: Date | null = null,
    endDate: Date | null = null,
  ) => ({ id, sportId, startDate, endDate })
  const rows = [
    row(1, null),
    row(2, 5),
    row(3, 6),
    row(4, null, minutesLater(1)),
    row(5, null, null, minutesLater(-1)),
    row(6, 5),
  ]

  test.each([
    ['a page without a sport shows what belongs to every page', 0, [1]],
    ["a sport's page shows its own first", 5, [2, 6, 1]],
    ['a sport without its own shows what belongs to every page', 7, [1]],
  ])('%s', (_, sportId, expected) => {
    expect(ids(liveCampaigns(rows, sportId, now))).toEqual(expected)
  })
})

describe('a promotion set', () => {
  const three = [campaign(1), campaign(2), campaign(3)]

  test.each([
    ['single', 'none', 1, null, [1], false],
    ['single', 'random', 2, null, [2], false],
    ['multi', 'none', null, null, [1, 2, 3], false],
    ['multi', 'random', null, 2, [1, 2, 3], false],
    ['multi', 'slide', null, null, [1, 2, 3], true],
  ] as const)('of type %s with effect %s', (type, effect, single, randomSingle, campaigns, slides) => {
    const moment = new Date('2026-11-14T02:30:00Z')
    const set = promotionSet(location(type, effect), three, moment)
    expect([set?.single?.id ?? null, set?.randomSingle?.id ?? null]).toEqual([single, randomSingle])
    expect(ids(set?.campaigns)).toEqual(campaigns)
    expect(set?.swiperOptions !== null).toBe(slides)
  })

  test('of type html holds campaigns with html, of type icons those with an icon or a picture', () => {
    const mixed = [
      campaign(1, { html: '<p>1</p>' }),
      campaign(2, { iconClass: 'ticket' }),
      campaign(3, { picture: { images: [] } }),
    ]
    expect(ids(promotionSet(location('html', 'none'), mixed, now)?.campaigns)).toEqual([1])
    expect(ids(promotionSet(location('icons', 'none'), mixed, now)?.campaigns)).toEqual([2, 3])
  })

  test('is none when nothing can be shown', () => {
    expect(promotionSet(location('multi', 'slide'), [], now)).toBeNull()
    expect(promotionSet(location('html', 'none'), [campaign(1)], now)).toBeNull()
  })

  test('gives each random campaign its turn', () => {
    const turns = [0, 60, 120].map(
      (minutes) => promotionSet(location('multi', 'random'), three, minutesLater(minutes))?.randomSingle?.id,
    )
    expect(new Set(turns)).toEqual(new Set([1, 2, 3]))
  })

  test('gives nobody the same hour every day', () => {
    const noons = [0, 1, 2].map(
      (days) =>
        promotionSet(location('multi', 'random'), three, minutesLater(days * 24 * 60))?.randomSingle?.id,
    )
    expect(new Set(noons)).toEqual(new Set([1, 2, 3]))
  })

  test.each([
    ['the default delay', null, 3, { delay: 8000 }, true],
    ['its own delay', 5000, 3, { delay: 5000 }, true],
    ['one slide has nothing to pause', 5000, 1, { delay: 5000 }, false],
  ])('that slides has %s', (_, autoplayDelayMs, slides, autoplay, pausable) => {
    const carouselOptions =
      autoplayDelayMs === null
        ? null
        : { slidesPerView: 1, breakpoints: {}, pagination: true, autoplayDelayMs }
    const set = promotionSet({ ...location('multi', 'slide'), carouselOptions }, three.slice(0, slides), now)
    expect(set?.swiperOptions).toMatchObject({
      autoplay,
      pausable,
      navigation: { prevEl: '#promotion-here-previous', nextEl: '#promotion-here-next' },
    })
  })

  test('that waits for the visitor has no autoplay and nothing to pause', () => {
    const carouselOptions = {
      slidesPerView: 2,
      breakpoints: { 1024: { slidesPerView: 4 } },
      pagination: false,
      autoplayDelayMs: null,
    }
    const set = promotionSet({ ...location('multi', 'slide'), carouselOptions }, three, now)
    expect(set?.swiperOptions).toMatchObject({
      slidesPerView: 2,
      breakpoints: { 1024: { slidesPerView: 4 } },
      autoplay: null,
      pausable: false,
    })
  })
})
