import { useRootData } from '#site/page/school/root-data.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './FeedShelves.module.css'
import type { FeedShelf, ListedFeed } from './feed-list.ts'

/** Feeds by what they are about. Each form of one is a link, and a button that copies where it leads. */
export function FeedShelves({ shelves }: { shelves: readonly FeedShelf[] }) {
  return shelves.map(({ title, note, feeds }) => (
    <section key={title} className={styles.shelf}>
      <Heading level={2} barred>
        {title}
      </Heading>
      <p className="u-muted">{note}</p>
      <ul className={styles.feeds}>
        {feeds.map((feed) => (
          <Feed key={feed.forms[0]?.href ?? feed.title} feed={feed} />
        ))}
      </ul>
    </section>
  ))
}

function Feed({ feed: { title, description, forms } }: { feed: ListedFeed }) {
  const origin = useRootData()?.origin ?? ''
  return (
    <li className={`u-cluster u-gap-2-4 u-spread u-ruled-above ${styles.feed}`}>
      <span className={styles.words}>
        <span className={`u-title u-display-xs ${styles.title}`}>{title}</span>
        {description ? <span className="u-note">{description}</span> : null}
      </span>
      <span className="u-wrap u-gap-2">
        {forms.map(({ label, href }) => (
          <span key={href} className={styles.form}>
            <a className={`u-center u-target u-ink ${styles.link}`} href={href}>
              {label}
              <span className="visually-hidden">, {title}</span>
            </a>
            <button
              type="button"
              className={`u-center u-bare u-target u-ink ${styles.copy}`}
              data-copy={new URL(href, origin || 'http://localhost').href}
            >
              <Icon name="link" size="small" className={styles.toCopy} />
              <Icon name="check" size="small" className={styles.isCopied} />
              <span className="visually-hidden">
                Copy address, {title} {label}
              </span>
            </button>
          </span>
        ))}
      </span>
    </li>
  )
}
