import { personName, slugOf } from '../../basics/names.ts'
import { fileUrl, portraitPath } from '../../basics/paths.ts'
import { randomFor } from '../../basics/random.ts'
import type { StaffMember, TeamStaff } from '../../model/model.ts'
import type { Department, Gender } from '../../model/model-people.ts'
import type { SchoolData } from '../../schools/school-data.ts'
import { sportDefinition } from '../../sports/catalogue.ts'
import type { SportDefinition } from '../../sports/definition.ts'
import { seasonId } from '../games/seasons.ts'
import { coachBio, staffBio } from './staff-bios.ts'
import { staffLife } from './staff-life.ts'

const footballCoaches = [
  'Head Coach',
  'Offensive Coordinator',
  'Defensive Coordinator',
  'Special Teams Coordinator',
  'Quarterbacks Coach',
  'Running Backs Coach',
  'Wide Receivers Coach',
  'Offensive Line Coach',
  'Defensive Line Coach',
  'Linebackers Coach',
  'Secondary Coach',
]

function jobsOf(
  school: SchoolData,
  { family, roster }: SportDefinition,
): { coaches: string[]; support: string[] } {
  const isSmall = school.firstYearWord === 'First-Year'
  const support = isSmall
    ? ['Athletic Trainer']
    : ['Director of Operations', 'Athletic Trainer', 'Strength and Conditioning Coach']
  if (family === 'football')
    return {
      coaches: footballCoaches,
      support: [...support, 'Director of Player Personnel', 'Equipment Manager'],
    }
  const isLone = ['golf', 'tennis', 'skiing'].includes(family)
  const coaches = ['Head Coach', isLone ? 'Assistant Coach' : 'Associate Head Coach']
  if (!isLone) coaches.push('Assistant Coach')
  if (!isLone && !isSmall && roster.positions.length > 2) coaches.push('Assistant Coach')
  return { coaches, support: isLone ? support.slice(-1) : support }
}

interface Post {
  id: number
  title: string
  department: Department
  rank: number
  gender?: Gender
  sport?: SportDefinition
}

function employ(school: SchoolData, post: Post): { member: StaffMember; since: number } {
  const random = randomFor(school.key, 'staff', post.id)
  const gender: Gender = post.gender && random.chance(0.75) ? post.gender : random.chance(0.5) ? 'M' : 'W'
  const name = personName(random, gender)
  const arrival = random.between(2009, 2025)
  // A head coach has led the team in every season whose games are kept.
  const since = post.title === 'Head Coach' ? Math.min(arrival, 2022) : arrival
  const life = staffLife(school, post.id, post.sport !== undefined, since)
  const employee = { name, gender, title: post.title, since, life }
  const handle = slugOf(`${name.firstName} ${name.lastName}`).replace('-', '.')
  const member: StaffMember = {
    id: post.id,
    firstName: name.firstName,
    lastName: name.lastName,
    slug: slugOf(`${name.firstName} ${name.lastName}`),
    gender,
    title: post.title,
    departmentId: post.department.id,
    department: post.department.title,
    rank: post.rank,
    email: `${handle}@${school.emailDomain}`,
    phone: `${school.phonePrefix}-${String(random.between(101, 199)).padStart(4, '0')}`,
    bio: post.sport
      ? coachBio(random, school, employee, post.sport.title)
      : staffBio(random, school, employee, post.department.title),
    image: fileUrl(portraitPath(school.key, 'staff', post.id)),
    since,
    ...life,
  }
  return { member, since }
}

/** The offices in the order of the directory, then one department for each sport. */
function departmentsOf(school: SchoolData): Department[] {
  const department = (id: number, rank: number, title: string, sportId: number | null): Department => {
    const random = randomFor(school.key, 'department', id)
    return {
      id,
      title,
      slug: `${slugOf(title)}-department`,
      sportId,
      rank,
      phone: `${school.phonePrefix}-${String(random.between(101, 199)).padStart(4, '0')}`,
      location: `${random.pick(school.facilities).title}, Room ${random.between(101, 320)}`,
    }
  }
  return [
    ...school.departments.map(({ title }, index) => department(index + 1, index + 1, title, null)),
    ...school.teams.map(({ shortname }, index) =>
      department(101 + index, 101 + index, sportDefinition(shortname).title, index + 1),
    ),
  ]
}

export interface Staff {
  departments: Department[]
  staffMembers: StaffMember[]
  teamStaff: TeamStaff[]
}

export function staffOf(school: SchoolData, academicYears: readonly number[]): Staff {
  const departments = departmentsOf(school)
  const departmentTitled = (title: string): Department => {
    const found = departments.find((department) => department.title === title)
    if (!found) throw new RangeError(`${school.key} has no department ${title}`)
    return found
  }
  const staffMembers: StaffMember[] = []
  const teamStaff: TeamStaff[] = []
  let post = 0
  for (const { title: office, jobs } of school.departments) {
    const department = departmentTitled(office)
    for (const [rank, title] of jobs.entries()) {
      staffMembers.push(employ(school, { id: ++post, title, department, rank: rank + 1 }).member)
    }
  }
  for (const [index, team] of school.teams.entries()) {
    const sportId = index + 1
    const sport = sportDefinition(team.shortname)
    const { coaches, support } = jobsOf(school, sport)
    const gender = sport.gender === 'X' ? undefined : sport.gender
    const posts = [
      ...coaches.map((title) => ({ title, kind: 'coach' as const })),
      ...support.map((title) => ({ title, kind: 'support' as const })),
    ]
    for (const [order, { title, kind }] of posts.entries()) {
      const rank = order + 1
      const { member, since } = employ(school, {
        id: sportId * 1000 + rank,
        title,
        department: departmentTitled(sport.title),
        rank,
        gender,
        sport,
      })
      staffMembers.push(member)
      for (const academicYear of academicYears) {
        if (since > academicYear && title !== 'Head Coach') continue
        teamStaff.push({
          id: (academicYear % 100) * 100_000 + sportId * 1000 + rank,
          seasonId: seasonId(sportId, academicYear),
          staffMemberId: member.id,
          kind,
          title,
          rank,
        })
      }
    }
  }
  return { departments, staffMembers, teamStaff }
}
