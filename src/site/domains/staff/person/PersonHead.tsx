import type { ReactNode } from 'react'
import type { StaffBio } from '#contract/staff.ts'
import { UpLink } from '#site/parts/heads/UpLink.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Image } from '#ui/Image.tsx'
import { personImage } from '#ui/image-url.ts'
import { Contact } from '../parts/Contact.tsx'
import styles from './PersonHead.module.css'
import { personFacts } from './person-facts.ts'

interface PersonHeadProps {
  person: Omit<StaffBio, 'bio'>
  /** What they do, where the page is read: with a team it is the title there. */
  title: string
  /** The list that they stand in. */
  up: { href: string; label: string }
  /** Large figures along the foot of the band. */
  children?: ReactNode
}

/** The band that opens the page of somebody of the staff. */
export function PersonHead({ person, title, up, children }: PersonHeadProps) {
  return (
    <header className="on-primary u-head">
      <div className={`u-frame u-grid ${styles.inner}`}>
        <div className={styles.portrait}>
          {personImage(person.image) ? (
            <Image
              src={personImage(person.image) ?? ''}
              alt={person.image ? `Portrait of ${fullName(person)}` : ''}
              width={480}
              height={600}
              sizes="(min-width: 64em) 22rem, (min-width: 40em) 34vw, 60vw"
              gravity="north"
              priority
            />
          ) : (
            <Icon name="person" className={styles.nobody} />
          )}
        </div>
        <div className={`u-column u-gap-3 u-shrink ${styles.words}`}>
          <UpLink href={up.href}>{up.label}</UpLink>
          <Heading level={1} size="x-large">
            {person.firstName} <span className="u-block">{person.lastName}</span>
          </Heading>
          <p className={`u-headline u-display-md u-caps u-tight ${styles.title}`}>{title}</p>
          <dl className={styles.facts}>
            {personFacts(person).map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
          <Contact person={person} className={styles.contact} />
          {children}
        </div>
      </div>
    </header>
  )
}
