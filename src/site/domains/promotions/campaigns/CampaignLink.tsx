import type { ReactNode } from 'react'
import type { PromotionCampaign } from '#contract/promotions.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './CampaignLink.module.css'

export interface CampaignProps {
  campaign: PromotionCampaign
  link: Link
}

/** A whole campaign as one link, where it leads somewhere. `data-campaign` is what impressions are counted by. */
export function CampaignLink({
  campaign,
  link,
  className,
  children,
}: CampaignProps & { className?: string | undefined; children: ReactNode }) {
  const { id, link: href, hoverText, cssClass, openInNewWindow } = campaign
  const marks = { 'data-campaign': id, title: hoverText ?? undefined }
  const names = classNames('u-plain u-relative', styles.campaign, className, cssClass)
  if (!href) {
    return (
      <div {...marks} className={names}>
        {children}
      </div>
    )
  }
  return (
    <a {...marks} {...link(href, openInNewWindow)} className={names}>
      {children}
    </a>
  )
}
