import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { Button } from '#ui/Button.tsx'
import { Heading } from '#ui/Heading.tsx'
import { StaffCards } from '../parts/StaffCards.tsx'
import { DepartmentList } from './DepartmentList.tsx'
import { DepartmentNote } from './DepartmentNote.tsx'
import styles from './DepartmentView.module.css'
import { countPeople } from './directory-choice.ts'
import type { DepartmentData } from './load-directory-entry.ts'

type Shown = Pick<DepartmentData, 'department' | 'members' | 'links'>

export function DepartmentView({ department, members, links }: Shown) {
  const { title, sport } = department
  return (
    <>
      <PageHead
        title={title}
        up={{ href: '/staff-directory', label: 'Staff Directory' }}
        note={<DepartmentNote department={department} />}
      >
        {sport ? (
          <Button
            kind="alternate"
            href={`/sports/${sport.globalSportNameSlug}/coaches`}
            iconAfter="arrow-right"
          >
            Coaches and records
          </Button>
        ) : null}
      </PageHead>
      <div className={`u-page u-gap-6 ${styles.page}`}>
        <DepartmentList label="Departments" links={links} />
        <section className="u-part">
          <Heading level={2} barred>
            {members.length === 0 ? 'Staff' : countPeople(members.length)}
          </Heading>
          {members.length > 0 ? (
            <StaffCards members={members} size="regular" />
          ) : (
            <p>The people of this department will be listed here soon.</p>
          )}
        </section>
      </div>
    </>
  )
}
