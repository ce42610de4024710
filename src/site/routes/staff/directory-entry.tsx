import { useLoaderData } from 'react-router'
import { isDepartmentSlug } from '../../domains/staff/address-parts.ts'
import { DepartmentView } from '../../domains/staff/DepartmentView.tsx'
import { loadDepartment, loadMember } from '../../domains/staff/load-directory-entry.ts'
import { MemberView } from '../../domains/staff/MemberView.tsx'
import { useEmailLinks } from '../../domains/staff/use-email-links.ts'
import { pageMeta } from '../../shell/meta.ts'
import { cachedPage, clientLoads, type LoadArgs, serverLoads } from '../../shell/page.ts'

export const headers = cachedPage

export const meta = pageMeta

/** Departments and people share one shape of address; the end of the name decides. */
async function load(args: LoadArgs) {
  return isDepartmentSlug(args.params.staffMemberSlug) ? loadDepartment(args) : loadMember(args)
}

export const loader = serverLoads(load, { inHtmlOnly: ['bio'] })
export const clientLoader = clientLoads(load)

export default function DirectoryEntryPage() {
  const page = useLoaderData<typeof loader>()
  useEmailLinks()
  // Named, because what travels in the HTML only is no part of a spread.
  return page.view === 'department' ? <DepartmentView {...page} /> : <MemberView {...page} bio={page.bio} />
}
