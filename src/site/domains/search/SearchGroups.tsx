import type { SearchItem, SearchKind } from '#contract/search.ts'
import { formatDate } from '#site/format/date.ts'
import { grouped } from '#site/format/number.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import type { SearchData } from './load-search.ts'
import { MarkedText } from './MarkedText.tsx'
import styles from './SearchGroups.module.css'
import { kindNames, kindTitle, searchHref } from './search-choice.ts'

const icons: Record<SearchKind, IconName> = {
  story: 'news',
  person: 'person',
  sport: 'trophy',
  game: 'calendar',
  video: 'play',
  gallery: 'gallery',
  podcast: 'podcast',
  publication: 'document',
  facility: 'stadium',
  document: 'document',
}

/** What was found, under the names of its kinds; the best kind first. */
export function SearchGroups({ groups, choice }: Pick<SearchData, 'groups' | 'choice'>) {
  return groups.map(({ kind, count, items }) => (
    <section key={kind} className={styles.group} aria-labelledby={`found-${kind}`}>
      <div className="u-cluster u-gap-0-4 u-target u-spread u-head">
        <Heading level={2} id={`found-${kind}`}>
          {kindTitle(kind)} <span className={styles.count}>{grouped(count)}</span>
        </Heading>
        {choice.kind === null && count > items.length ? (
          <Button kind="text" iconAfter="arrow-right" href={searchHref({ ...choice, kind, page: 1 })}>
            All {grouped(count)} {kindNames[kind][1]}
          </Button>
        ) : null}
      </div>
      <ol className={`u-grid ${styles.results}`}>
        {items.map((item) => (
          <Result key={`${item.url}-${item.id}`} item={item} />
        ))}
      </ol>
    </section>
  ))
}

function Result({ item }: { item: SearchItem }) {
  const link = useLink()
  const { kind, title, snippet, image, sport, date } = item
  const { href, rel } = link(item.url)
  return (
    <li className={`u-grid u-gap-4 u-relative u-ruled u-far ${styles.result}`}>
      <span className={`u-center u-muted u-clip u-raised ${styles.picture}`}>
        {image ? (
          <Image src={image} alt="" width={160} height={160} sizes="80px" />
        ) : (
          <Icon name={icons[kind]} size="large" />
        )}
      </span>
      <div className="u-grid u-gap-1 u-top">
        <h3 className={`u-display-sm u-snug ${styles.title}`}>
          <a className="u-card-link" href={href} rel={rel} data-result="">
            <MarkedText segments={title} />
          </a>
        </h3>
        {snippet.length > 0 ? (
          <p className={`u-note ${styles.snippet}`}>
            <MarkedText segments={snippet} />
          </p>
        ) : null}
        {(sport && kind !== 'sport') || date ? (
          <p className="u-note-xs u-wrap u-gap-0-3 u-semibold">
            {sport && kind !== 'sport' ? <span>{sport.title}</span> : null}
            {date ? <time dateTime={date}>{formatDate(date)}</time> : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}
