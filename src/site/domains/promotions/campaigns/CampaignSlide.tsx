import type { SlideshowItem } from '#contract/promotions.ts'
import { Button } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { CampaignProps } from './CampaignLink.tsx'
import { CampaignPicture } from './CampaignPicture.tsx'
import styles from './CampaignSlide.module.css'

interface CampaignSlideProps extends CampaignProps {
  slide: SlideshowItem
  priority: boolean
}

/** A campaign told at length: words over its picture, with links of their own. */
export function CampaignSlide({ campaign, slide, link, priority }: CampaignSlideProps) {
  const { title, subtitle, teaser, links, primaryPicture, secondaryPicture, video } = slide
  return (
    <div
      data-campaign={campaign.id}
      title={campaign.hoverText ?? undefined}
      className={classNames(styles.slide, 'on-primary', campaign.cssClass)}
    >
      {primaryPicture ? (
        <CampaignPicture
          picture={primaryPicture}
          width={1600}
          height={900}
          isDecoration
          priority={priority}
          className={styles.poster}
        />
      ) : null}
      <div className={styles.words}>
        {subtitle ? <p className={`u-title u-caps u-tight ${styles.subtitle}`}>{subtitle}</p> : null}
        <h2 className={styles.title}>
          {campaign.link ? <a {...link(campaign.link, campaign.openInNewWindow)}>{title}</a> : title}
        </h2>
        {teaser ? <p className={styles.teaser}>{teaser}</p> : null}
        <div className="u-wrap u-gap-3 u-above-2">
          {links.map(({ title: words, url, openInNewWindow }, index) => (
            <Button key={url} {...link(url, openInNewWindow)} kind={index === 0 ? 'priority' : 'alternate'}>
              {words}
            </Button>
          ))}
          {video ? (
            <Button
              href={`/showcase/embed.aspx?${new URLSearchParams({ Id: video.videoId })}`}
              kind="alternate"
              icon="play"
            >
              Watch
            </Button>
          ) : null}
        </div>
        {secondaryPicture ? (
          <CampaignPicture
            picture={secondaryPicture}
            width={144}
            height={48}
            sizes="144px"
            className={styles.secondary}
          />
        ) : null}
      </div>
    </div>
  )
}
