import { BoxLeaders } from '#site/domains/stats/box-score/BoxLeaders.tsx'
import { BoxLineScore } from '#site/domains/stats/box-score/BoxLineScore.tsx'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import { StoryTile } from '../parts/StoryTile.tsx'
import { storyDay } from '../parts/story-words.ts'
import type { StoryPage } from './load-story.ts'
import styles from './StoryBottom.module.css'
import { StoryWriter } from './StoryWriter.tsx'

type Bottom = StoryPage['bottom']

/** What follows the last word: the figures of the game, tags, who wrote it, and what to read next. */
export function StoryBottom({ tags, writer, box, boxHref, next, related, team }: Bottom) {
  return (
    <>
      {box && boxHref ? <StoryBox box={box} href={boxHref} /> : null}
      {tags.length > 0 || writer ? (
        <div className={styles.end}>
          {tags.length > 0 ? (
            <nav aria-label="Tags" className={styles.tags}>
              <ul>
                {tags.map(({ id, name, slug }) => (
                  <li key={id}>
                    <a href={`/tags/${slug}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {writer ? <StoryWriter writer={writer} /> : null}
        </div>
      ) : null}
      {next ? <NextStory story={next} /> : null}
      {related.length > 0 ? (
        <section className={`no-print u-far ${styles.related}`} aria-label="Related stories">
          <Heading level={2} size="large" barred>
            More {team.title}
          </Heading>
          <ul className={`u-grid u-columns-2 u-gap-3 ${styles.tiles}`}>
            {related.map((story) => (
              <li key={story.id}>
                <StoryTile
                  story={story}
                  size="small"
                  sizes="(min-width: 75em) 17rem, (min-width: 48em) 25vw, 50vw"
                  showSport={false}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function StoryBox({ box, href }: { box: NonNullable<Bottom['box']>; href: string }) {
  return (
    <section className={`u-far ${styles.band}`} aria-label="Box score">
      <div className={`u-shrink-items ${styles.box}`}>
        <div className="u-wrap u-gap-3 u-spread u-align-end">
          <Heading level={2} barred>
            Box score
          </Heading>
          <Button kind="text" href={href} iconAfter="arrow-right">
            Full box score
          </Button>
        </div>
        <BoxLineScore box={box} />
        <BoxLeaders box={box} />
      </div>
    </section>
  )
}

function NextStory({ story }: { story: NonNullable<Bottom['next']> }) {
  const link = useLink()
  const { href, rel } = link(story.url)
  const { image } = story
  return (
    <nav className={`no-print on-primary u-ink u-surface u-far ${styles.next}`} aria-label="Next story">
      <a className={`u-plain u-grid ${styles.nextLink}`} href={href} rel={rel}>
        <span className={styles.nextWords}>
          <span className={styles.label}>Next story</span>
          <span className={`u-headline u-tight ${styles.headline}`}>{story.title}</span>
          <time dateTime={story.publishedOn}>{storyDay(story)}</time>
        </span>
        {image ? (
          <Image
            className={`u-picture ${styles.nextPicture}`}
            src={image.url}
            alt=""
            width={960}
            height={540}
            sizes="(min-width: 48em) 50vw, 100vw"
          />
        ) : null}
      </a>
    </nav>
  )
}
