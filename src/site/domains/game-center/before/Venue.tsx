import type { FacilityPage } from '#contract/sports.ts'
import { mapUrl } from '#site/domains/sports/facility-words.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Venue.module.css'

/** What somebody who goes there wants to know: the way, where to leave the car, which gates, what is there. */
export function Venue({ venue }: { venue: FacilityPage }) {
  const link = useLink()
  const { title, pageUrl, address, directions, facts, amenities } = venue
  return (
    <div className={styles.venue}>
      <h3 className="u-headline u-display-sm">
        <a className="u-plain" href={pageUrl}>
          {title}
        </a>
      </h3>
      {address ? (
        <p className="u-row u-gap-2">
          <Icon name="location" size="small" />
          {address}
        </p>
      ) : null}
      {directions ? <p>{directions}</p> : null}
      <p className="no-print">
        <Button {...link(mapUrl(venue), true)} kind="alternate" icon="location">
          Open the map
        </Button>
      </p>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {amenities.length > 0 ? (
        <ul className={styles.amenities}>
          {amenities.map((amenity) => (
            <li key={amenity}>{amenity}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
