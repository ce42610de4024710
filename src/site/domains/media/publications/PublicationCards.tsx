import type { PublicationCard } from '#contract/media.ts'
import { formatDate } from '#site/format/date.ts'
import { linkRel } from '#site/page/links/link-rel.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './PublicationCards.module.css'
import { typeWord } from './publication-words.ts'

const isElsewhere = (url: string) => !url.startsWith('/publications/')

/** Printed things by their covers. */
export function PublicationCards({ publications }: { publications: PublicationCard[] }) {
  if (publications.length === 0) return <p>Nothing of this kind has been published.</p>
  return (
    <ul className={styles.shelf}>
      {publications.map(({ id, title, type, cover, sport, date, pageCount, url }) => (
        <li key={id} className={`u-grid u-gap-1 u-shrink u-top u-relative ${styles.item}`}>
          <div className={styles.cover}>
            {cover ? (
              <Image src={cover.url} alt="" width={480} height={620} sizes="(min-width: 48em) 18vw, 45vw" />
            ) : null}
          </div>
          <p className="u-label u-tracked-5 u-above-2">
            {sport ? `${typeWord(type)} · ${sport.title}` : typeWord(type)}
          </p>
          <h2 className={styles.title}>
            <a
              className={`u-card-link u-ring-outside ${styles.link}`}
              href={url}
              rel={linkRel(url, undefined)}
            >
              {title}
              {isElsewhere(url) ? <Icon name="external" size="x-small" label="(elsewhere)" /> : null}
            </a>
          </h2>
          <p className="u-note-xs u-figures">
            <time dateTime={date}>{formatDate(date)}</time>
            {pageCount > 1 ? ` · ${pageCount} pages` : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
