import { Heading } from '#ui/Heading.tsx'
import { StoryTile } from '../parts/StoryTile.tsx'
import styles from './ArchiveStories.module.css'
import { monthTitle } from './archive-choice.ts'
import type { ArchivesData } from './load-archives.ts'

interface ArchiveStoriesProps {
  groups: ArchivesData['groups']
  showSport: boolean
}

/** Stories under the months they came in. */
export function ArchiveStories({ groups, showSport }: ArchiveStoriesProps) {
  if (groups.length === 0) return <p>No story yet, or none that fits. Try fewer words or every sport.</p>
  return groups.map(({ month, stories }) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <Heading level={2} size="small" id={`month-${month}`} className={styles.title}>
        {monthTitle(month)}
      </Heading>
      <ul className="u-grid">
        {stories.map((story) => (
          <li key={story.id} className={`u-grid u-ruled u-far ${styles.story}`}>
            <StoryTile
              story={story}
              layout="row"
              sizes="(min-width: 40em) 256px, 38vw"
              showTeaser
              showSport={showSport}
              className={styles.tile}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
