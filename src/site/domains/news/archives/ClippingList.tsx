import type { Clipping } from '#contract/news.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ClippingList.module.css'

/** What others wrote: who, when and where, in short, and the way to the whole. */
export function ClippingList({ clippings }: { clippings: readonly Clipping[] }) {
  const link = useLink()
  if (clippings.length === 0) return <p>No clipping yet, or none that fits. Try fewer words.</p>
  return (
    <ul className={styles.clippings}>
      {clippings.map((clipping) => {
        const { id, title, author, source, date, summary, sports } = clipping
        return (
          <li key={id}>
            <article className={styles.clipping}>
              <p className={`u-bold u-caps u-tracked-6 u-ruled ${styles.source}`}>{source}</p>
              <Heading level={2} size="small" caps={false}>
                <a {...link(clipping.link)} className={`u-card-link ${styles.link}`}>
                  {title} <Icon name="external" size="small" label="on another site" />
                </a>
              </Heading>
              <p className="u-note u-wrap u-gap-0-3">
                {author ? <span>By {author}</span> : null}
                <time dateTime={date}>{formatDate(date)}</time>
              </p>
              <p>{summary}</p>
              {sports.length > 0 ? (
                <ul className={`u-wrap u-gap-0-4 ${styles.sports}`} aria-label="Sports">
                  {sports.map((sport) => (
                    <li key={sport.id}>
                      <a href={`/clippings?sport=${sport.globalSportNameSlug}`}>{sport.title}</a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </article>
          </li>
        )
      })}
    </ul>
  )
}
