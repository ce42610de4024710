import { useLoaderData } from 'react-router'
import { DirectoryPaper } from '#site/domains/staff/directory/DirectoryPaper.tsx'
import { countPeople } from '#site/domains/staff/directory/directory-choice.ts'
import { ServerHtml } from '#site/lateness/ServerHtml.tsx'
import { pageMeta } from '#site/page/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '#site/page/page.ts'
import { useSchool } from '#site/page/school/school.ts'
import { PaperPage } from '#site/parts/print/PaperPage.tsx'

export const headers = cachedPage

export const meta = pageMeta

async function load({ api }: LoadArgs) {
  const { departments, totalItems } = await api.staff.directory({})
  return {
    head: { canonical: '/staff-directory' },
    sportBar: null,
    totalItems,
    departments,
  }
}

export const loader = serverLoads(load, { inHtmlOnly: ['departments'] })
export const clientLoader = clientLoads(load)

export default function StaffDirectoryPrintPage() {
  const { totalItems, departments } = useLoaderData<typeof loader>()
  const { siteName } = useSchool()
  return (
    <PaperPage
      id="staff-directory-print"
      title={`${siteName} Staff Directory`}
      about={countPeople(totalItems)}
    >
      <ServerHtml id="staff-directory" value={departments}>
        {(list) => <DirectoryPaper departments={list} />}
      </ServerHtml>
    </PaperPage>
  )
}
