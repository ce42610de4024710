import { describe, expect, test } from 'vitest'
import type { SwiperOptions } from '#contract/promotions.ts'
import { rotatorOptions } from './swiper-options.ts'

const swiper = (change: Partial<SwiperOptions> = {}): SwiperOptions => ({
  slidesPerView: 1,
  navigation: { prevEl: '#here-previous', nextEl: '#here-next' },
  pagination: true,
  breakpoints: {},
  autoplay: { delay: 8000 },
  pausable: true,
  ...change,
})

describe('swiper options become options of the rotator', () => {
  test.each([
    ['slides per view', { slidesPerView: 3 }, { slidesPerView: 3 }],
    [
      'breakpoints with their slides per view',
      { breakpoints: { 800: { slidesPerView: 2 } } },
      { breakpoints: { 800: { slidesPerView: 2 } } },
    ],
    ['navigation, by the ids of its elements', {}, { previousId: 'here-previous', nextId: 'here-next' }],
    [
      'navigation that names no element',
      { navigation: { prevEl: '.previous', nextEl: '' } },
      { previousId: undefined, nextId: undefined },
    ],
    ['pagination', { pagination: false }, { hasPagination: false }],
    ['autoplay', { autoplay: { delay: 5000 } }, { autoplayDelayMs: 5000 }],
    ['no autoplay', { autoplay: null }, { autoplayDelayMs: null }],
    ['pausable', { pausable: false }, { isPausable: false }],
  ])('%s', (_, given, expected) => {
    expect(rotatorOptions(swiper(given))).toMatchObject(expected)
  })
})
