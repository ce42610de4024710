import type { OnThisDayGroup } from '#contract/news.ts'
import type { StoryGame } from '#contract/shapes/news.story-parts.ts'
import { Crest } from '#site/domains/games/parts/Crest.tsx'
import { outcomeOf } from '#site/domains/games/parts/outcome.ts'
import { Card } from '#ui/Card.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import { Stamp } from '#ui/Stamp.tsx'
import { StoryTile } from '../parts/StoryTile.tsx'
import styles from './OnThisDayYear.module.css'

interface OnThisDayYearProps {
  group: OnThisDayGroup
  /** '2 years ago' */
  ago: string
}

/** What happened on the day in one year: what stands out first, then games, then what was written and shown. */
export function OnThisDayYear({ group, ago }: OnThisDayYearProps) {
  const { year, moments, games, stories } = group
  const media = mediaOf(group)
  return (
    <section className={styles.year} aria-label={String(year)}>
      <header className={`u-flex u-gap-3 u-baseline ${styles.head}`}>
        <Heading level={2} size="x-large" className="u-link u-figures">
          {year}
        </Heading>
        <p className="u-muted">{ago}</p>
      </header>
      <div className="u-part">
        {moments.map(({ id, title, text, image, sport }) => (
          <article key={id} className={styles.moment}>
            {image ? (
              <Image
                src={image.url}
                alt={image.alt}
                width={640}
                height={360}
                sizes="(min-width: 48em) 320px, 100vw"
              />
            ) : null}
            <div>
              <p className="u-label u-tracked-5">{sport?.title ?? 'Milestone'}</p>
              <Heading level={3} size="small" caps={false}>
                {title}
              </Heading>
              <div dangerouslySetInnerHTML={{ __html: text }} />
            </div>
          </article>
        ))}
        {games.length > 0 ? (
          <ul className="u-ruled-above">
            {games.map((game) => (
              <PlayedGame key={game.id} game={game} />
            ))}
          </ul>
        ) : null}
        {stories.length + media.length > 0 ? (
          <ul className={styles.cards}>
            {stories.map((story) => (
              <li key={story.id}>
                <StoryTile story={story} size="small" sizes="(min-width: 64em) 25vw, 50vw" />
              </li>
            ))}
            {media.map(({ key, title, eyebrow, url, image }) => (
              <li key={key}>
                <Card
                  level={3}
                  size="small"
                  title={title}
                  href={url}
                  eyebrow={eyebrow}
                  media={
                    image ? (
                      <Image
                        src={image.url}
                        alt=""
                        width={1280}
                        height={720}
                        sizes="(min-width: 64em) 25vw, 50vw"
                      />
                    ) : undefined
                  }
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}

/** What is shown of pictures, videos and episodes alike. */
function mediaOf({ galleries, videos, podcasts }: OnThisDayGroup) {
  return [
    ...galleries.map(({ id, title, url, cover }) => ({
      key: `gallery-${id}`,
      title,
      url,
      image: cover,
      eyebrow: 'Pictures',
    })),
    ...videos.map(({ id, title, url, poster }) => ({
      key: `video-${id}`,
      title,
      url,
      image: poster,
      eyebrow: 'Video',
    })),
    ...podcasts.map(({ id, title, url, image }) => ({
      key: `podcast-${id}`,
      title,
      url,
      image,
      eyebrow: 'Podcast',
    })),
  ]
}

function PlayedGame({ game }: { game: StoryGame }) {
  const { sport, season, opponent, tournament, atVs, result } = game
  const outcome = result && outcomeOf(result)
  const score = [result?.teamScore, result?.opponentScore].filter((one) => one !== null).join('-')
  const notes = [result?.prescore, result?.postscore].filter(Boolean).join(' · ')
  return (
    <li className={styles.game}>
      <Crest src={opponent.image} abbreviation={opponent.title.charAt(0)} />
      <div>
        <p className="u-label u-tracked-5">{sport.title}</p>
        <a
          className={`u-headline u-quiet ${styles.opponent}`}
          href={`/sports/${sport.globalSportNameSlug}/schedule/${season}`}
        >
          {tournament === opponent.title ? opponent.title : `${atVs} ${opponent.title}`}
        </a>
      </div>
      <p className="u-row u-gap-2 u-text-end">
        {outcome ? (
          <Stamp tone={outcome.tone}>
            <span aria-hidden="true">{outcome.letter}</span>
            <span className="visually-hidden">{outcome.word}</span>
          </Stamp>
        ) : null}{' '}
        <b className={`u-condensed u-heavy u-figures ${styles.score}`}>{score || notes}</b>
      </p>
    </li>
  )
}
