import type { StaffDepartment } from '#contract/staff.ts'
import { EmailLink } from '#site/parts/people/EmailLink.tsx'
import { fullName } from '#site/parts/people/full-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Heading } from '#ui/Heading.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PhoneLink } from '../parts/Contact.tsx'
import { DepartmentNote } from './DepartmentNote.tsx'
import styles from './DirectoryPeople.module.css'
import { countPeople } from './directory-choice.ts'

interface Shown {
  departments: readonly StaffDepartment[]
  /** On a phone the people of each department are behind a button, unless somebody asked for a few of them. */
  open: boolean
}

/** Everybody by department, a line each. It uses no hook, because hundreds of lines travel as HTML alone. */
export function DirectoryPeople({ departments, open }: Shown) {
  return departments.map((department) => (
    <section key={department.id} className={styles.department}>
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
      <details className={styles.group} open={open}>
        <summary className={`u-row u-spread no-print u-fold ${styles.summary}`}>
          <span>
            {countPeople(department.members.length)}{' '}
            <span className="visually-hidden">{`of ${department.title}`}</span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <ul id={department.slug} className={styles.people}>
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
      </details>
    </section>
  ))
}
