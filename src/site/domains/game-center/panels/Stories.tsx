import type { StoryCard, StoryType } from '#contract/news.ts'
import { StoryTile } from '#site/domains/news/parts/StoryTile.tsx'
import { Section } from '#site/parts/sections/Section.tsx'
import styles from './Panels.module.css'
import { storiesFor } from './stories-for.ts'

interface StoriesProps {
  stories: readonly StoryCard[]
  /** The kind that tells this phase of the game. */
  first: StoryType
  title: string
}

/** What is written of the game, the story of this phase first. */
export function Stories({ stories, first, title }: StoriesProps) {
  const shown = storiesFor(stories, first)
  if (shown.length === 0) return null
  return (
    <Section title={title} raised>
      <div className={styles.stories}>
        {shown.map((story) => (
          <StoryTile key={story.id} story={story} sizes="(min-width: 64em) 50vw, 90vw" showTeaser />
        ))}
      </div>
    </Section>
  )
}
