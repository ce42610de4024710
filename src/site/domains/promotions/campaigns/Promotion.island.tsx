import type { PromotionCampaign, PromotionSet } from '#contract/promotions.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { Rotator } from '#site/parts/rotators/Rotator.tsx'
import { classNames } from '#ui/class-names.ts'
import { CampaignBanner } from './CampaignBanner.tsx'
import { CampaignSlide } from './CampaignSlide.tsx'
import { IconStrip } from './IconStrip.tsx'
import styles from './Promotion.module.css'
import { shownCampaigns } from './shown-campaigns.ts'
import { rotatorOptions } from './swiper-options.ts'

export interface PromotionProps {
  set: PromotionSet
  link: Link
  priority: boolean
  bare: boolean
}

/** A location's campaigns by its type and effect. It uses no hook: the server keeps the markup of shared ones. */
export default function PromotionIsland({ set, link, priority, bare }: PromotionProps) {
  const { location, contentId, swiperOptions } = set
  const campaigns = shownCampaigns(set)
  if (location.type === 'icons') return <IconStrip campaigns={campaigns} link={link} />
  const frame = bare ? undefined : styles.framed
  const shown = campaigns.map((campaign, index) => (
    <Campaign
      key={campaign.id}
      campaign={campaign}
      link={link}
      priority={priority && index === 0}
      isAlone={campaigns.length === 1}
    />
  ))
  if (swiperOptions && campaigns.length > 1) {
    const options = rotatorOptions(swiperOptions)
    const isSlideshow = campaigns.some(({ slide }) => slide !== null)
    const hasBar = options.hasPagination || options.isPausable
    return (
      <Rotator
        id={contentId || `promotion-${location.name}`}
        label={location.title}
        options={options}
        controls={isSlideshow ? 'over' : hasBar ? 'below' : 'sides'}
        className={isSlideshow ? undefined : classNames(styles.logos, frame)}
      >
        {shown}
      </Rotator>
    )
  }
  if (campaigns.length === 1) return campaigns[0]?.slide ? shown : <div className={frame}>{shown}</div>
  return (
    <ul className={classNames(location.type === 'html' ? styles.blocks : styles.wall, frame)}>
      {shown.map((campaign) => (
        <li key={campaign.key}>{campaign}</li>
      ))}
    </ul>
  )
}

interface CampaignChoice {
  campaign: PromotionCampaign
  link: Link
  priority: boolean
  isAlone: boolean
}

function Campaign({ campaign, link, priority, isAlone }: CampaignChoice) {
  const { id, html, cssClass, slide } = campaign
  if (slide) return <CampaignSlide campaign={campaign} slide={slide} link={link} priority={priority} />
  if (html !== null) {
    // Cleaned when an editor saved it.
    const content = { __html: html }
    return (
      <div
        data-campaign={id}
        className={classNames('u-grid u-gap-3 u-top u-raised', styles.html, cssClass)}
        dangerouslySetInnerHTML={content}
      />
    )
  }
  return <CampaignBanner campaign={campaign} link={link} priority={priority} isAlone={isAlone} />
}
