import type { FacilityPage } from '#contract/sports.ts'
import { useLink } from '#site/page/links/use-link.ts'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './FacilityDetails.module.css'
import { mapUrl } from './facility-words.ts'

/** What a visitor wants to know before coming: where it is, how to get there, what is there. */
export function FacilityDetails({ facility }: { facility: FacilityPage }) {
  const { address, location, directions, facts, amenities, url } = facility
  const link = useLink()
  return (
    <aside className="u-grid u-gap-6 u-shrink u-top">
      <section className={styles.part}>
        <Heading level={2} size="small">
          Getting there
        </Heading>
        <p className={`u-row u-gap-2 u-semibold ${styles.address}`}>
          <Icon name="location" size="small" />
          {address ?? location}
        </p>
        {directions ? <p>{directions}</p> : null}
        <div className="no-print u-cluster u-gap-2-4">
          <Button {...link(mapUrl(facility), true)} kind="alternate" icon="location">
            Open the map
          </Button>
          {url ? (
            <Button {...link(url, true)} kind="text" iconAfter="external">
              Visitor guide
            </Button>
          ) : null}
        </div>
      </section>
      {facts.length > 0 ? (
        <section className={styles.part}>
          <Heading level={2} size="small">
            Facts
          </Heading>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {amenities.length > 0 ? (
        <section className={styles.part}>
          <Heading level={2} size="small">
            Amenities
          </Heading>
          <ul className={`u-grid u-gap-2 ${styles.amenities}`}>
            {amenities.map((amenity) => (
              <li key={amenity}>
                <Icon name="check" size="small" />
                {amenity}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  )
}
