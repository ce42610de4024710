import { requireAddress } from '#site/checks/require-address.ts'
import { breadcrumbList } from '#site/page/head/structured-data.ts'
import { type LoadArgs, pageNotFound } from '#site/page/page.ts'
import { readId } from '#site/page/read-id.ts'
import { fullName } from '#site/parts/people/full-name.ts'
import { neighboursIn } from '#site/parts/people/neighbours.ts'
import { isDepartmentSlug } from '../parts/address-parts.ts'
import { toNames } from '../person/load-team-person.ts'
import { staffPerson } from '../person/person.ts'

const directory = { name: 'Staff Directory', href: '/staff-directory' }

/** Departments and people share one shape of address; the end of the name decides. */
export async function loadDirectoryEntry(args: LoadArgs) {
  return isDepartmentSlug(args.params.staffMemberSlug) ? loadDepartment(args) : loadMember(args)
}

/** One department and its people, and the way to the others. */
async function loadDepartment({ api, params, url }: LoadArgs) {
  const departmentId = readId(params.id)
  if (!departmentId) throw pageNotFound(url)
  const [{ members, ...department }, all] = await Promise.all([
    api.staff.department({ departmentId }),
    api.staff.departments(),
  ])
  await requireAddress(url, { address: department.url })
  return {
    view: 'department' as const,
    head: {
      key: 'staff_list' as const,
      tokens: { department: department.title },
      canonical: department.url,
    },
    sportBar: null,
    structuredData: [breadcrumbList([directory, { name: department.title, href: department.url }])],
    department,
    members,
    links: all.map(({ id, title, sport, url: href }) => ({
      id,
      title,
      href,
      isTeam: sport !== null,
      current: id === departmentId,
    })),
    bio: { html: '' },
  }
}

/** One of the staff. Who stands with a team has the better page there, so search engines are sent to that one. */
async function loadMember({ api, params, url, school }: LoadArgs) {
  const staffMemberId = readId(params.id)
  if (!staffMemberId) throw pageNotFound(url)
  const { bio, ...person } = await api.staff.member({ staffMemberId })
  await requireAddress(url, { address: person.url })
  const { members } = await api.staff.department({ departmentId: person.department.id })
  const { department } = person
  const [place] = person.teams
  const canonical = place?.url ?? person.url
  return {
    view: 'member' as const,
    head: {
      tokens: { name: fullName(person) },
      canonical,
      image: person.image,
      imageAlt: fullName(person),
      type: 'profile' as const,
    },
    sportBar: null,
    structuredData: [
      breadcrumbList([
        directory,
        { name: department.title, href: department.url },
        { name: fullName(person), href: person.url },
      ]),
      staffPerson(
        { ...person, bio },
        { url: canonical, jobTitle: person.title, sport: place?.sport },
        school,
      ),
    ],
    person,
    place: place ? { sport: place.sport.title, url: place.url } : null,
    hasBio: Boolean(bio),
    bio: { html: bio ?? '' },
    neighbours: toNames(neighboursIn(members, staffMemberId)),
  }
}

export type DepartmentData = Awaited<ReturnType<typeof loadDepartment>>
export type MemberData = Omit<Awaited<ReturnType<typeof loadMember>>, 'bio'> & {
  bio: { html: string } | undefined
}
