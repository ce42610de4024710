import type { Department } from '#contract/staff.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './DepartmentList.module.css'

export type DepartmentLink = Pick<Department, 'id' | 'title'> & {
  href: string
  isTeam: boolean
  count?: number
  current?: boolean
}

/** The way to every department: beside the page where there is room, behind a button where there is not. */
export function DepartmentList({ label, links }: { label: string; links: readonly DepartmentLink[] }) {
  const groups = [
    { title: 'Offices', links: links.filter(({ isTeam }) => !isTeam) },
    { title: 'Teams', links: links.filter(({ isTeam }) => isTeam) },
  ].filter((group) => group.links.length > 0)
  return (
    <details className={`no-print u-shrink ${styles.departments}`}>
      <summary className={`u-title u-row u-fold ${styles.summary}`}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <nav aria-label={label} className={styles.lists}>
        {groups.map((group) => (
          <div key={group.title}>
            <p className={`u-title u-caps ${styles.title}`}>{group.title}</p>
            <ul>
              {group.links.map(({ id, title, href, count, current }) => (
                <li key={id}>
                  <a
                    className={`u-plain u-row ${styles.link}`}
                    href={href}
                    aria-current={current ? 'page' : undefined}
                  >
                    {title} {count === undefined ? null : <span className="u-note u-figures">{count}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  )
}
