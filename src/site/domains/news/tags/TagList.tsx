import type { CSSProperties } from 'react'
import type { Tag } from '#contract/news.ts'
import { grouped } from '#site/format/number.ts'
import styles from './TagList.module.css'

/** Tags with what they are about and how much carries them. */
export function TagList({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return <p>No tag yet, or none called so.</p>
  const most = Math.max(1, ...tags.map(({ count }) => count))
  return (
    <ul className={styles.tags}>
      {tags.map(({ id, name, slug, description, count }) => (
        <li key={id} className={`u-grid u-top u-relative u-raised ${styles.tag}`}>
          <h2 className="u-display-sm">
            <a className="u-card-link" href={`/tags/${slug}`}>
              {name}
            </a>
          </h2>
          <p className="u-condensed u-display-sm u-bold u-muted u-figures u-tight">
            {grouped(count)}
            <span className="visually-hidden"> {count === 1 ? 'item' : 'items'}</span>
          </p>
          {description ? <p className="u-note u-whole">{description}</p> : null}
          <span className={styles.share} style={{ '--share': count / most } as CSSProperties} />
        </li>
      ))}
    </ul>
  )
}
