import { useLoaderData } from 'react-router'
import { Button } from '#ui/Button.tsx'
import { DepartmentList } from '../../domains/staff/DepartmentList.tsx'
import { DirectoryHead } from '../../domains/staff/DirectoryHead.tsx'
import { DirectoryPeople } from '../../domains/staff/DirectoryPeople.tsx'
import { DirectoryTools } from '../../domains/staff/DirectoryTools.tsx'
import {
  countPeople,
  directoryHref,
  directoryQuery,
  readDirectoryChoice,
} from '../../domains/staff/directory-choice.ts'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'
import { ServerHtml } from '../../shell/ServerHtml.tsx'
import { breadcrumbList } from '../../shell/structured-data.ts'
import styles from './directory.module.css'

export const headers = cachedPage

export const meta = pageMeta

const everybody = directoryHref({ letter: null, text: '' })

async function load({ api, url }: LoadArgs) {
  const choice = readDirectoryChoice(url.searchParams)
  const { departments, totalItems, letters } = await api.staff.directory(directoryQuery(choice))
  return {
    head: { key: 'staff_list' as const, canonical: everybody },
    sportBar: null,
    structuredData: [breadcrumbList([{ name: 'Staff Directory', href: everybody }])],
    choice,
    letters,
    totalItems,
    links: departments.map(({ id, title, slug, sport, members }) => ({
      id,
      title,
      href: `#${slug}`,
      isTeam: sport !== null,
      count: members.length,
    })),
    departments,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['departments'] })
export const clientLoader = clientLoads(load)

export default function StaffDirectoryPage() {
  const { choice, letters, totalItems, links, departments } = useLoaderData<typeof loader>()
  useEmailLinks()
  const isFiltered = choice.letter !== null || choice.text !== ''
  return (
    <>
      <DirectoryHead title="Staff Directory" note="Everybody behind the teams, and how to reach them.">
        <Button kind="alternate" href="/staff-directory/print" target="_blank" rel="opener" icon="print">
          Print
        </Button>
      </DirectoryHead>
      <div className={styles.page}>
        <DirectoryTools choice={choice} letters={letters} />
        <p className={styles.found}>
          <span role="status">
            {countPeople(totalItems)}
            {choice.text ? ` for “${choice.text}”` : ''}
            {choice.letter ? ` under ${choice.letter}` : ''}
          </span>
          {isFiltered ? (
            <a href={everybody} data-keep-scroll="">
              Show everybody
            </a>
          ) : null}
        </p>
        <div className={styles.columns}>
          {links.length > 0 ? <DepartmentList label="Departments" links={links} /> : null}
          <ServerHtml id="staff-directory" value={departments} className={styles.people}>
            {(list) =>
              list.length === 0 ? (
                <p>Nobody in the directory fits. Try a last name alone, or a word of the title.</p>
              ) : (
                <DirectoryPeople departments={list} />
              )
            }
          </ServerHtml>
        </div>
      </div>
    </>
  )
}
