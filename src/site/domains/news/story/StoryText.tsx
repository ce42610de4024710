import { classNames } from '#ui/class-names.ts'
import { StoryBlocks } from './blocks/StoryBlocks.tsx'
import { StoryFilm } from './blocks/StoryFilm.tsx'
import styles from './blocks/StoryText.module.css'
import type { StoryPage } from './load-story.ts'
import { StoryAside } from './StoryAside.tsx'

/** What is to be read, and beside it whom and what it is about. */
export function StoryText({ template, content, blocks, film, games, people, links }: StoryPage['text']) {
  const hasAside = games.length + people.length + links.length > 0
  return (
    <div className={classNames(styles.text, hasAside && styles.paired)}>
      <div className={styles.main}>
        {blocks.length > 0 ? (
          <StoryBlocks blocks={blocks} />
        ) : (
          <div
            className={classNames(styles.prose, template === 'notes' && styles.notes)}
            dangerouslySetInnerHTML={{ __html: content }}
          />
        )}
        {film ? <StoryFilm film={film} /> : null}
      </div>
      {hasAside ? <StoryAside games={games} people={people} links={links} /> : null}
    </div>
  )
}
