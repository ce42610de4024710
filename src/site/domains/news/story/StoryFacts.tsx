import { formatDate } from '#site/format/date.ts'
import { Avatar } from '#ui/Avatar.tsx'
import type { StoryPage } from './load-story.ts'
import styles from './StoryFacts.module.css'

/** Who wrote it, when, and how long it takes. */
export function StoryFacts({ byline, role, portrait, publishedOn, minutes }: StoryPage['facts']) {
  return (
    <div className="u-row u-gap-3 u-shrink">
      {byline ? <Avatar name={byline} src={portrait} decorative /> : null}
      <div>
        {byline ? (
          <p className="u-relaxed">
            By <b>{byline}</b>
            {role ? <span className="u-muted">, {role}</span> : null}
          </p>
        ) : null}
        <p className={`u-note u-wrap ${styles.when}`}>
          <time dateTime={publishedOn}>{formatDate(publishedOn, 'MMMM d, yyyy')}</time>
          <span>{minutes} min read</span>
        </p>
      </div>
    </div>
  )
}
