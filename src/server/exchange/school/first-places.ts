import type { promotionLocations } from '../../db/schema/promotions.ts'

type Place = Pick<typeof promotionLocations.$inferInsert, 'name' | 'title' | 'type' | 'effect'>

/** The places of the site's pages where an office puts what it promotes. The header and the footer always ask for theirs. */
export const firstPlaces: Place[] = [
  { name: 'header-icons', title: 'In the header', type: 'icons', effect: 'none' },
  { name: 'footer-sponsors', title: 'Above the footer', type: 'multi', effect: 'none' },
  { name: 'home-banner', title: 'On the home page', type: 'single', effect: 'random' },
  { name: 'home-rotator', title: 'On the home page, in turns', type: 'multi', effect: 'slide' },
  { name: 'sidebar', title: 'Beside the news', type: 'html', effect: 'none' },
  { name: 'story-banner', title: 'Below a story', type: 'single', effect: 'random' },
  { name: 'sport-sponsor', title: "On a sport's page", type: 'single', effect: 'random' },
]
