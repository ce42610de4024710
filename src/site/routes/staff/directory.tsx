import { useLoaderData } from 'react-router'
import { DepartmentList } from '#site/domains/staff/directory/DepartmentList.tsx'
import { DirectoryPeople } from '#site/domains/staff/directory/DirectoryPeople.tsx'
import { DirectoryTools } from '#site/domains/staff/directory/DirectoryTools.tsx'
import {
  countPeople,
  directoryHref,
  directoryQuery,
  readDirectoryChoice,
} from '#site/domains/staff/directory/directory-choice.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { PageHead } from '#site/parts/heads/PageHead.tsx'
import { useEmailLinks } from '#site/parts/people/use-email-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './directory.module.css'

export const headers = cachedPage

export const meta = pageMeta

const everybody = directoryHref({ letter: null, text: '' })

async function load({ api, url }: LoadArgs) {
  const choice = readDirectoryChoice(url.searchParams)
  const { departments, totalItems, letters } = await api.staff.directory(directoryQuery(choice))
  return {
    head: { canonical: everybody },
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
      <PageHead title="Staff Directory" note="Everybody behind the teams, and how to reach them.">
        <Button kind="alternate" href="/staff-directory/print" target="_blank" rel="opener" icon="print">
          Print
        </Button>
      </PageHead>
      <div className="u-page">
        <DirectoryTools choice={choice} letters={letters} />
        <p className={`u-cluster u-gap-1-4 u-muted ${styles.found}`}>
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
        <div className={`u-grid u-gap-6 ${styles.columns}`}>
          {links.length > 0 ? <DepartmentList label="Departments" links={links} /> : null}
          <ServerHtml id="staff-directory" value={departments} className={`u-shrink ${styles.people}`}>
            {(list) =>
              list.length === 0 ? (
                <p>Nobody in the directory yet, or nobody fits. Try a last name alone.</p>
              ) : (
                <DirectoryPeople departments={list} open={isFiltered} />
              )
            }
          </ServerHtml>
        </div>
      </div>
    </>
  )
}
