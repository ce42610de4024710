import { islandComponent } from '#site/lateness/late-code.ts'
import rotator from '#site/parts/rotators/Rotator.module.css'
import banner from './CampaignBanner.module.css'
import campaign from './CampaignLink.module.css'
import slide from './CampaignSlide.module.css'
import { Place, type PlaceProps } from './Place.tsx'
import promotion from './Promotion.module.css'

const Promotion = islandComponent(
  () => import('./Promotion.island.tsx'),
  [rotator, banner, campaign, slide, promotion],
)

/**
 * A place of a page that an editor fills with campaigns. The page asks for them in its `load`:
 * `api.promotions.byName({ promotionName: 'home-rotator' })`, or `bySport` on a sport's pages. Null shows nothing.
 * The answer may be one of the page's `inHtmlOnly` fields.
 */
export function PromotionPlace(props: Omit<PlaceProps, 'isShared' | 'Promotion'>) {
  return <Place {...props} Promotion={Promotion} />
}
