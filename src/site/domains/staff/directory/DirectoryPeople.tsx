import type { StaffDepartment } from '#contract/staff.ts'
import { EmailLink } from '#site/parts/people/EmailLink.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Heading } from '#ui/Heading.tsx'
import { PhoneLink } from '../parts/Contact.tsx'
import { DepartmentNote } from './DepartmentNote.tsx'
import styles from './DirectoryPeople.module.css'

/** Everybody by department, a line each. It uses no hook, because hundreds of lines travel as HTML alone. */
export function DirectoryPeople({ departments }: { departments: readonly StaffDepartment[] }) {
  return departments.map((department) => (
    <section key={department.id} id={department.slug} className={styles.department}>
      <div className={`u-wrap u-gap-1-5 u-spread u-baseline ${styles.head}`}>
        <Heading level={2} size="regular">
          <a className="u-quiet" href={department.url}>
            {department.title}
          </a>
        </Heading>
        <p className="u-note u-wrap u-gap-0-4">
          <DepartmentNote department={department} />
        </p>
      </div>
      <ul>
        {department.members.map((member) => (
          <li key={member.id} className={`u-far ${styles.person}`}>
            <Avatar
              name={fullName(member)}
              src={member.image}
              size="large"
              decorative
              className={styles.face}
            />
            <div className={styles.who}>
              <a className={`u-title u-plain ${styles.name}`} href={member.url}>
                {fullName(member)}
              </a>
              <span className="u-note u-relaxed">{member.title}</span>
            </div>
            <div className={`u-text-sm ${styles.phone}`}>
              {member.phone ? <PhoneLink phone={member.phone} name={fullName(member)} /> : null}
            </div>
            <div className={`u-text-sm ${styles.email}`}>
              {member.email ? <EmailLink email={member.email} name={fullName(member)} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}
