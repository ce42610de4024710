import { classNames } from '#ui/class-names.ts'
import styles from './CampaignBanner.module.css'
import { CampaignLink, type CampaignProps } from './CampaignLink.tsx'
import { CampaignPicture } from './CampaignPicture.tsx'

interface CampaignBannerProps extends CampaignProps {
  priority: boolean
  /** A strip across the page; beside others it is a logo among logos. */
  isAlone: boolean
}

/** One picture, or where there is none its title, as a link. */
export function CampaignBanner({ campaign, link, priority, isAlone }: CampaignBannerProps) {
  const box = isAlone ? { width: 970, height: 90 } : { width: 240, height: 80, sizes: '240px' }
  return (
    <CampaignLink
      campaign={campaign}
      link={link}
      className={classNames('u-center', styles.banner, isAlone && styles.single)}
    >
      {campaign.picture ? (
        <CampaignPicture {...box} picture={campaign.picture} priority={priority} className={styles.picture} />
      ) : (
        <span className={`u-poster u-display-md u-text-center ${styles.title}`}>{campaign.title}</span>
      )}
    </CampaignLink>
  )
}
