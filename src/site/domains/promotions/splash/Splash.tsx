import type { CSSProperties, ReactNode } from 'react'
import type { Splash as SplashContent } from '#contract/promotions.ts'
import { classNames } from '#ui/class-names.ts'
import { Heading } from '#ui/Heading.tsx'
import { CampaignPicture } from '../campaigns/CampaignPicture.tsx'
import styles from './Splash.module.css'
import { splashColours } from './splash-colours.ts'

export const splashTitleId = 'splash-title'

interface SplashProps {
  splash: SplashContent
  /** Its title is the page's own on a page of its own. */
  level: 1 | 2
  /** See `linkRel`. */
  rel: string | undefined
  onContentClick: () => void
  /** What leads on to the site. */
  children: ReactNode
}

/** A screen before the page. All of its words and its picture are one link; a film has controls of its own. */
export function Splash({ splash, level, rel, onContentClick, children }: SplashProps) {
  const { title, link, html, video, picture } = splash
  const { background, foreground } = splashColours(splash)
  const colours = { '--splash-ground': background, '--splash-ink': foreground } as CSSProperties
  return (
    <div className={classNames('u-row', styles.splash, picture && styles.pictured)} style={colours}>
      <div className={styles.content}>
        {picture ? (
          <div className={styles.picture}>
            <CampaignPicture picture={picture} width={1200} height={900} isDecoration priority />
          </div>
        ) : null}
        <div className={styles.words}>
          <Heading level={level} size="x-large" id={splashTitleId} className={styles.title}>
            <a className={`u-card-link ${styles.link}`} href={link || '/'} rel={rel} onClick={onContentClick}>
              {title}
            </a>
          </Heading>
          {html ? (
            // Cleaned by the server.
            <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
          ) : null}
        </div>
      </div>
      {video ? (
        <iframe
          className={styles.video}
          src={`/showcase/embed.aspx?${new URLSearchParams({ Id: video.videoId })}`}
          title={`Video: ${title}`}
          allow="fullscreen"
        />
      ) : null}
      <div className="u-wrap u-gap-3 u-centered">{children}</div>
    </div>
  )
}
