import type { SwiperOptions } from '#contract/promotions.ts'
import type { RotatorOptions } from '#site/parts/rotators/rotator-options.ts'

/** '#next' → 'next'. Other selectors name no element of ours: the rotator then names its own. */
const idOf = (selector: string): string | undefined => /^#([\w-]+)$/.exec(selector)?.[1]

export function rotatorOptions(swiper: SwiperOptions): RotatorOptions {
  const { slidesPerView, navigation, pagination, breakpoints, autoplay, pausable } = swiper
  return {
    slidesPerView,
    breakpoints,
    hasPagination: pagination,
    autoplayDelayMs: autoplay?.delay ?? null,
    isPausable: pausable,
    previousId: idOf(navigation.prevEl),
    nextId: idOf(navigation.nextEl),
  }
}
