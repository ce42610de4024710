import type { Podcast, PodcastEpisode } from '#contract/media.ts'
import { podcastFeedAddress } from '#site/domains/feeds/feed-addresses.ts'
import { formatDate } from '#site/format/date.ts'
import { UpLink } from '#site/parts/heads/UpLink.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import { durationText } from '../parts/duration.ts'
import { showHref } from '../parts/podcast-choice.ts'
import { Transcript } from '../parts/Transcript.tsx'
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
      <header className="on-primary u-head">
        <div className={`u-frame u-grid u-columns-1 u-gap-5 ${styles.inner}`}>
          {image ? (
            <Image
              className={styles.cover}
              src={image.url}
              alt={image.alt}
              width={480}
              height={480}
              sizes="(min-width: 48em) 20rem, 40vw"
              priority
            />
          ) : null}
          <div className="u-grid u-gap-3 u-shrink">
            <UpLink href={showHref(category.slug)}>{category.title}</UpLink>
            <Heading level={1} size="large" caps={false}>
              {title}
            </Heading>
            <p className="u-figures">
              {episodeNumber === null ? null : `Episode ${episodeNumber} · `}
              <time dateTime={publishDate}>{formatDate(publishDate, 'MMMM d, yyyy')}</time>
              {` · ${durationText(durationSeconds)}`}
            </p>
            <div className={`u-cluster u-gap-3 ${styles.listen}`}>
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
      <div className={`u-page-6 u-gap-6 ${styles.page}`}>
        <div className="u-grid u-gap-4 u-shrink u-top">
          <p className="u-measure u-text-lg">{podcast.description}</p>
          <div className="u-wrap u-gap-0-5">
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
          <Transcript text={podcast.transcript} />
        </div>
        {others.length > 0 ? (
          <section className="u-grid u-gap-4 u-shrink u-top">
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
