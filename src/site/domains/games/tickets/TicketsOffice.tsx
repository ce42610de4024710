import type { Tickets } from '#contract/settings.lists.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './TicketsOffice.module.css'

/** Who sells, where and when. */
export function TicketsOffice({ office }: { office: NonNullable<Tickets['office']> }) {
  const { title, location, phone, email, hours } = office
  return (
    <section className={`u-grid u-gap-3 u-top u-boxed ${styles.office}`}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <address className={styles.ways}>
        {location ? (
          <p className={`u-row u-gap-2 u-shrink u-target ${styles.way}`}>
            <Icon name="location" size="small" />
            {location}
          </p>
        ) : null}
        {phone ? (
          <a
            className={`u-row u-gap-2 u-shrink u-target ${styles.way}`}
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          >
            <Icon name="phone" size="small" />
            {phone}
          </a>
        ) : null}
        {email ? (
          <a className={`u-row u-gap-2 u-shrink u-target ${styles.way}`} href={`mailto:${email}`}>
            <Icon name="mail" size="small" />
            {email}
          </a>
        ) : null}
      </address>
      {hours.length > 0 ? (
        <dl className={styles.hours}>
          {hours.map((line) => (
            <div key={line.days}>
              <dt>{line.days}</dt>
              <dd>{line.hours}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  )
}
