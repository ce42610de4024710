import type { PromotionCampaign } from '#contract/promotions.ts'
import type { Link } from '#site/page/links/use-link.ts'
import { Icon } from '#ui/Icon.tsx'
import { CampaignLink } from './CampaignLink.tsx'
import { CampaignPicture } from './CampaignPicture.tsx'
import { campaignIcon } from './campaign-icon.ts'
import styles from './IconStrip.module.css'

/** Signs with a word each: where fans go most. */
export function IconStrip({ campaigns, link }: { campaigns: PromotionCampaign[]; link: Link }) {
  return (
    <ul className="u-wrap">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignLink campaign={campaign} link={link} className={`u-title-bold u-row ${styles.icon}`}>
            {campaign.iconClass || !campaign.picture ? (
              <Icon name={campaignIcon(campaign.iconClass)} />
            ) : (
              <CampaignPicture
                picture={campaign.picture}
                width={24}
                height={24}
                sizes="24px"
                isDecoration
                className={styles.picture}
              />
            )}
            <span>{campaign.title}</span>
          </CampaignLink>
        </li>
      ))}
    </ul>
  )
}
