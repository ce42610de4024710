import { islandComponent } from '#site/lateness/late-code.ts'
import { Place, type PlaceProps } from './Place.tsx'

const Promotion = islandComponent(() => import('./Promotion.island.tsx'))

/**
 * A place of a page that an editor fills with campaigns. The page asks for them in its `load`:
 * `api.promotions.byName({ promotionName: 'home-rotator' })`, or `bySport` on a sport's pages. Null shows nothing.
 * The answer may be one of the page's `inHtmlOnly` fields.
 */
export function PromotionPlace(props: Omit<PlaceProps, 'isShared' | 'Promotion'>) {
  return <Place {...props} Promotion={Promotion} />
}
