import type { StaffDepartment } from '#contract/staff.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { PaperTable } from '#ui/PaperTable.tsx'
import styles from './DirectoryPaper.module.css'

/** The directory as a list for a desk: small type, a table for each department, no pictures. */
export function DirectoryPaper({ departments }: { departments: readonly StaffDepartment[] }) {
  return departments.map(({ id, title, phone, location, members }) => (
    <PaperTable
      key={id}
      className={styles.table}
      caption={
        <>
          {title}{' '}
          <span className={`u-note ${styles.note}`}>{[location, phone].filter(Boolean).join(' · ')}</span>
        </>
      }
    >
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Title</th>
          <th scope="col">Phone</th>
          <th scope="col">E-mail</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.id}>
            <th scope="row">{fullName(member)}</th>
            <td>{member.title}</td>
            <td>{member.phone}</td>
            <td>
              {member.email ? (
                <>
                  <span>{member.email.user}</span> [at] <span>{member.email.domain}</span>
                </>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  ))
}
