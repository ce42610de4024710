import type { Department } from '#contract/staff.ts'
import { Icon } from '#ui/Icon.tsx'
import { PhoneLink } from '../parts/Contact.tsx'
import styles from './DepartmentNote.module.css'

/** Where a department is and how to call it. */
export function DepartmentNote({
  department,
}: {
  department: Pick<Department, 'title' | 'phone' | 'location'>
}) {
  const { title, phone, location } = department
  return (
    <>
      {location ? (
        <span className={`u-inline u-gap-2 ${styles.way}`}>
          <Icon name="location" size="small" />
          {location}
        </span>
      ) : null}
      {phone ? (
        <span className={`u-inline u-gap-2 ${styles.way}`}>
          <Icon name="phone" size="small" />
          <PhoneLink phone={phone} name={title} />
        </span>
      ) : null}
    </>
  )
}
