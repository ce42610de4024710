import type { TeamStaffMember } from '#contract/rosters.ts'
import { Heading } from '#ui/Heading.tsx'
import { PersonThumbnail } from '#ui/PersonThumbnail.tsx'
import styles from './TeamStaff.module.css'

interface TeamStaffProps {
  title: string
  members: readonly TeamStaffMember[]
  size: 'small' | 'regular'
}

export function TeamStaff({ title, members, size }: TeamStaffProps) {
  if (members.length === 0) return null
  return (
    <section className={styles.staff}>
      <Heading level={2} barred>
        {title}
      </Heading>
      <ul className={styles[size]}>
        {members.map(({ staffMemberId, firstName, lastName, title: role, image, url }) => (
          <li key={staffMemberId}>
            <PersonThumbnail
              name={`${firstName} ${lastName}`}
              href={url}
              src={image}
              meta={role}
              size={size}
              className="u-grow"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
