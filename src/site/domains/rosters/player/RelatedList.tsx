import { useLink } from '#site/page/links/use-link.ts'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './RelatedList.module.css'
import type { RelatedItem } from './related-items.ts'

/** What is to be read or watched about a player. */
export function RelatedList({ title, items }: { title: string; items: readonly RelatedItem[] }) {
  const link = useLink()
  if (items.length === 0) return null
  return (
    <section className="u-grid u-columns-1 u-gap-5 u-top">
      <Heading level={2} barred>
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map(({ key, url, image, words, day, date }) => {
          const { href, rel } = link(url)
          return (
            <li key={key} className={`u-grid u-gap-4 u-relative u-raised ${styles.item}`}>
              <span className={styles.picture}>
                {image ? (
                  <Image src={image} alt="" width={320} height={180} sizes="(min-width: 40em) 12rem, 34vw" />
                ) : null}
              </span>
              <h3 className={`u-grid u-gap-2 u-display-sm u-snug ${styles.title}`}>
                <a className="u-card-link" href={href} rel={rel}>
                  {words}
                </a>
                <time className={styles.day} dateTime={date}>
                  {day}
                </time>
              </h3>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
