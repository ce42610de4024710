import type { FacilitySummary } from '#contract/sports.ts'
import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './FacilityCards.module.css'
import { seats } from './facility-words.ts'

interface FacilityCardsProps {
  facilities: readonly FacilitySummary[]
  /** Those put forward are shown large. */
  size: 'regular' | 'large'
}

export function FacilityCards({ facilities, size }: FacilityCardsProps) {
  return (
    <ul className={styles[size]}>
      {facilities.map((facility, index) => (
        <li key={facility.id} className={`u-grid u-shrink u-far ${styles.venue}`}>
          <Card
            level={3}
            size={size}
            title={facility.title}
            href={facility.pageUrl || `/facilities/${facility.slug}/${facility.id}`}
            eyebrow={facility.sports.map(({ title }) => title).join(' · ') || undefined}
            media={<Poster facility={facility} isFirst={size === 'large' && index === 0} size={size} />}
            meta={<FacilityMeta facility={facility} />}
          >
            {facility.teaser}
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Poster({
  facility: { images },
  isFirst,
  size,
}: {
  facility: FacilitySummary
  isFirst: boolean
  size: 'regular' | 'large'
}) {
  const [image] = images
  if (!image) return null
  return (
    <Image
      src={image.url}
      alt=""
      width={1280}
      height={720}
      priority={isFirst}
      sizes={size === 'large' ? '(min-width: 48em) 50vw, 100vw' : '(min-width: 64em) 33vw, 100vw'}
    />
  )
}

const FacilityMeta = ({ facility: { location, capacity, opened } }: { facility: FacilitySummary }) => (
  <span className={`u-wrap u-gap-1-4 ${styles.meta}`}>
    <span>
      <Icon name="location" size="x-small" /> {location}
    </span>
    {capacity === null ? null : <span>{seats(capacity)} seats</span>}
    {opened === null ? null : <span>Since {opened}</span>}
  </span>
)
