import type { Podcast, PodcastEpisode } from '#contract/media.ts'
import { podcastFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { formatDate } from '#site/format/date.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { durationText } from '../parts/duration.ts'
import { showHref } from '../parts/podcast-choice.ts'
import { EpisodeList } from './EpisodeList.tsx'
import { PlayLink } from './PlayLink.tsx'
import styles from './PodcastView.module.css'

interface PodcastViewProps {
  podcast: PodcastEpisode
  others: Podcast[]
}

/** One episode: what it is, how to hear it, what is said in it, and what to hear next. */
export function PodcastView({ podcast, others }: PodcastViewProps) {
  const { title, category, episodeNumber, publishDate, durationSeconds, sport, image } = podcast
  return (
    <>
      <header className={`on-primary ${styles.head}`}>
        <div className={styles.inner}>
          {image ? (
            <Image
              className={styles.cover}
              src={image.url}
              alt={image.alt}
              width={480}
              height={480}
              sizes="(min-width: 768px) 20rem, 40vw"
              priority
            />
          ) : null}
          <div className={styles.words}>
            <a className={styles.show} href={showHref(category.slug)}>
              <Icon name="chevron-left" size="small" />
              {category.title}
            </a>
            <Heading level={1} size="large" caps={false}>
              {title}
            </Heading>
            <p className={styles.facts}>
              {episodeNumber === null ? null : `Episode ${episodeNumber} · `}
              <time dateTime={publishDate}>{formatDate(publishDate, 'MMMM d, yyyy')}</time>
              {` · ${durationText(durationSeconds)}`}
            </p>
            <div className={styles.listen}>
              <div className={styles.play}>
                <PlayLink podcast={podcast} large />
              </div>
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard stands below, as words */}
              <audio
                className={styles.plain}
                controls
                preload="none"
                src={podcast.filename}
                aria-label={title}
              />
            </div>
          </div>
        </div>
      </header>
      <div className={styles.page}>
        <div className={styles.about}>
          <p className={styles.description}>{podcast.description}</p>
          <div className={styles.links}>
            {sport ? (
              <Button kind="text" href={`/sports/${sport.globalSportNameSlug}`} iconAfter="arrow-right">
                {sport.title}
              </Button>
            ) : null}
            <Button kind="text" href={podcast.filename} icon="download" download>
              Download
            </Button>
            <Button kind="text" href={podcastFeedAddress} icon="feed">
              Feed for podcast apps
            </Button>
          </div>
          {podcast.transcript ? (
            <details className={styles.transcript}>
              <summary>Transcript</summary>
              {podcast.transcript.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          ) : null}
        </div>
        {others.length > 0 ? (
          <section className={styles.others}>
            <Heading level={2} barred>
              More from {category.title}
            </Heading>
            <EpisodeList episodes={others} level={3} />
          </section>
        ) : null}
      </div>
    </>
  )
}
