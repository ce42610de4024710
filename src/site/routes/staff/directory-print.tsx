import { useLoaderData } from 'react-router'
import { DirectoryPaper } from '#site/domains/staff/directory/DirectoryPaper.tsx'
import { countPeople } from '#site/domains/staff/directory/directory-choice.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { usePrintPage } from '#site/parts/print/use-print-page.ts'
import { Heading } from '#ui/Heading.tsx'
import styles from './directory-print.module.css'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api }: LoadArgs) {
  const { departments, totalItems } = await api.staff.directory({})
  return {
    head: { key: 'staff_list' as const, canonical: '/staff-directory' },
    sportBar: null,
    totalItems,
    departments,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['departments'] })
export const clientLoader = clientLoads(load)

const paperId = 'staff-directory-print'

export default function StaffDirectoryPrintPage() {
  const { totalItems, departments } = useLoaderData<typeof loader>()
  const { siteName } = useSchool()
  usePrintPage(paperId)
  return (
    <div id={paperId} className={styles.paper}>
      <Heading level={1} size="large">
        {siteName} Staff Directory
      </Heading>
      <p className={styles.note}>{countPeople(totalItems)}</p>
      <ServerHtml id="staff-directory" value={departments}>
        {(list) => <DirectoryPaper departments={list} />}
      </ServerHtml>
    </div>
  )
}
