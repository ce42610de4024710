import type { StoryCard } from '#contract/news.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { StoryTile } from '../parts/StoryTile.tsx'
import { storyDay, storySport } from '../parts/story-words.ts'
import styles from './NewsList.module.css'

interface NewsListProps {
  stories: StoryCard[]
  /** `headlines` does without pictures. */
  layout: string | undefined
}

export function NewsList({ stories, layout }: NewsListProps) {
  if (stories.length === 0) return <p className="u-muted">There is no news to show.</p>
  return layout === 'headlines' ? <NewsHeadlines stories={stories} /> : <NewsCards stories={stories} />
}

/** Stories a line each, with a small picture. */
function NewsCards({ stories }: { stories: StoryCard[] }) {
  return (
    <ul className={`u-grid u-gap-4 ${styles.cards}`}>
      {stories.map((story) => (
        <li key={story.id} className={`u-grid ${styles.card}`}>
          <StoryTile
            story={story}
            layout="row"
            sizes="(min-width: 64em) 256px, 38vw"
            showTeaser
            className={styles.tile}
          />
        </li>
      ))}
    </ul>
  )
}

/** Stories as headlines alone, under their days. */
function NewsHeadlines({ stories }: { stories: StoryCard[] }) {
  const link = useLink()
  return (
    <ul className={`u-grid u-ruled ${styles.headlines}`}>
      {stories.map((story) => {
        const { href, rel } = link(story.url)
        return (
          <li key={story.id} className={styles.headline}>
            <time className="u-note-xs u-semibold" dateTime={story.publishedOn}>
              {storyDay(story)}
            </time>
            <h3 className={styles.title}>
              <span className={`u-label u-block u-relaxed u-tracked-6 ${styles.sport}`}>
                {storySport(story)}
              </span>
              <a className="u-card-link" href={href} rel={rel}>
                {story.title}
              </a>
            </h3>
          </li>
        )
      })}
    </ul>
  )
}
