import type { StoryCard } from '#contract/news.ts'
import { StoryTile } from '../parts/StoryTile.tsx'
import styles from './StoryMosaic.module.css'

/** The first story large, the others beside it. */
export function StoryMosaic({ stories, showSport = true }: { stories: StoryCard[]; showSport?: boolean }) {
  return (
    <ul className={`u-grid u-gap-4 ${styles.mosaic}`}>
      {stories.map((story, index) => (
        <li key={story.id} className={`u-grid ${styles.tile}`}>
          {index === 0 ? (
            <StoryTile
              story={story}
              layout="cover"
              size="large"
              sizes="(min-width: 90em) 700px, (min-width: 64em) 50vw, 100vw"
              showSport={showSport}
              className={styles.first}
            />
          ) : (
            <StoryTile
              story={story}
              sizes="(min-width: 90em) 340px, (min-width: 64em) 25vw, (min-width: 40em) 50vw, 40vw"
              showSport={showSport}
              className={styles.other}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
