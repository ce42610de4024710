import type { ContentCard, ContentKind } from '#contract/news.ts'
import { formatDate } from '#site/format/date.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Card } from '#ui/Card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { storySport } from '../parts/story-words.ts'
import styles from './TaggedContent.module.css'
import { contentHref, kindWords } from './tag-choice.ts'

const icons: Record<ContentKind, IconName> = {
  story: 'news',
  video: 'play',
  gallery: 'gallery',
  podcast: 'podcast',
  publication: 'document',
  moment: 'star',
  player: 'person',
}

/** Content of every kind beside each other, each saying which it is. */
export function TaggedContent({ content }: { content: readonly ContentCard[] }) {
  const link = useLink()
  if (content.length === 0) return <p>Nothing carries this tag yet. Try every sport, or another kind.</p>
  return (
    <ul className={`u-grid u-gap-4 ${styles.items}`}>
      {content.map((item) => {
        const { kind, id, title, date, image, sport } = item
        const { href, rel } = link(contentHref(item))
        return (
          <li key={`${kind}-${id}`} className="u-grid">
            <Card
              level={2}
              size="small"
              title={title}
              href={href}
              {...(rel ? { rel } : {})}
              eyebrow={sport ? storySport({ sport }) : 'Athletics'}
              media={
                <div className="u-relative">
                  {image ? (
                    <Image
                      className={classNames('u-picture', kind === 'player' && styles.portrait)}
                      src={image.url}
                      alt=""
                      gravity={kind === 'player' ? 'north' : undefined}
                      width={640}
                      height={360}
                      sizes="(min-width: 64em) 25vw, (min-width: 40em) 50vw, 100vw"
                    />
                  ) : null}
                  <span className={`u-title-bold u-row u-accent u-text-sm ${styles.kind}`}>
                    <Icon name={icons[kind]} size="small" />
                    {kindWords[kind][0]}
                  </span>
                </div>
              }
              meta={kind === 'player' ? null : <time dateTime={date}>{formatDate(date)}</time>}
            />
          </li>
        )
      })}
    </ul>
  )
}
