import type { FacilityPage } from '#contract/sports.ts'
import { FactStrip } from '#site/parts/heads/FactStrip.tsx'
import { UpLink } from '#site/parts/heads/UpLink.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Image } from '#ui/Image.tsx'
import styles from './FacilityHero.module.css'
import { facilityFacts } from './facility-words.ts'

/** The place, large, and its figures. */
export function FacilityHero({ facility }: { facility: FacilityPage }) {
  const [picture] = facility.images
  return (
    <header className="on-primary u-head">
      <div className={styles.inner}>
        <div className={styles.words}>
          <UpLink href="/facilities">Facilities</UpLink>
          <Heading level={1} size="x-large" className={styles.title}>
            {facility.title}
          </Heading>
          {facility.teaser ? <p className={styles.teaser}>{facility.teaser}</p> : null}
          <FactStrip facts={facilityFacts(facility)} />
        </div>
        {picture ? (
          <Image
            className={`u-picture ${styles.picture}`}
            src={picture.url}
            alt={picture.alt}
            width={1280}
            height={720}
            sizes="(min-width: 64em) 55vw, 100vw"
            priority
          />
        ) : null}
      </div>
    </header>
  )
}
