import type { StaffEntry } from '#contract/staff.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import { Contact } from './Contact.tsx'
import styles from './StaffCards.module.css'

interface StaffCardsProps {
  members: readonly StaffEntry[]
  /** Portraits large, or small beside the name. */
  size: 'small' | 'regular'
}

/** People of the staff with their pictures and how to reach them. */
export function StaffCards({ members, size }: StaffCardsProps) {
  return (
    <ul className={styles[size]}>
      {members.map((member) => (
        <li key={member.id} className={`u-column u-shrink u-boxed u-rounded u-far ${styles.card}`}>
          <PersonThumbnail
            name={fullName(member)}
            href={member.url}
            src={member.image}
            meta={member.title}
            size={size}
            className={styles.person}
          />
          <Contact person={member} className={styles.contact} />
        </li>
      ))}
    </ul>
  )
}
