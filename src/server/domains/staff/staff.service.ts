import type { TeamStaffMember } from '#contract/rosters.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type {
  CoachList,
  Department,
  DirectoryQuery,
  SportStaff,
  StaffBio,
  StaffDepartment,
  StaffDirectory,
  StaffEntry,
} from '#contract/staff.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { sportRefBySlug, sportRefs, teamSeasonBySlug } from '../sports/sports.service.ts'
import { teamMemberUrl, toBio, toDepartment, toEntry, toPlace } from './staff.mapper.ts'
import {
  allDepartments,
  departmentById,
  departmentOfSport,
  directoryLetters,
  directoryMembers,
  membersOfDepartment,
  memberWithDepartment,
  placesOfMember,
  type TeamStaffRow,
  teamStaffOfSeason,
} from './staff.queries.ts'

export async function staffOfSeason(
  work: Work,
  seasonId: number,
  sportSlug: string,
): Promise<TeamStaffMember[]> {
  const rows = await teamStaffOfSeason(work.tx, seasonId)
  return rows.map(({ place, member }) => ({
    staffMemberId: member.id,
    kind: place.kind,
    firstName: member.firstName,
    lastName: member.lastName,
    title: place.title,
    image: member.image,
    url: teamMemberUrl(sportSlug, place.kind, member.slug, member.id),
  }))
}

export async function listDepartments(work: Work): Promise<Department[]> {
  const sports = await sportRefs(work)
  return (await allDepartments(work.tx)).map((row) => toDepartment(row, sports))
}

/** Departments without anybody who fits the filter are left out. */
export async function staffDirectory(work: Work, filter: DirectoryQuery): Promise<StaffDirectory> {
  const departments = await listDepartments(work)
  const members = await directoryMembers(work.tx, filter)
  const byDepartment = Map.groupBy(members, ({ departmentId }) => departmentId)
  return {
    departments: departments.flatMap((department) => {
      const own = byDepartment.get(department.id)
      return own ? [{ ...department, members: own.map(toEntry) }] : []
    }),
    totalItems: members.length,
    letters: await directoryLetters(work.tx, { text: filter.text }),
  }
}

export async function departmentPage(work: Work, departmentId: number): Promise<StaffDepartment> {
  const row = await departmentById(work.tx, departmentId)
  if (!row) throw notFound(`There is no department ${departmentId}.`)
  const members = await membersOfDepartment(work.tx, departmentId)
  return { ...toDepartment(row, await sportRefs(work)), members: members.map(toEntry) }
}

export async function staffOfSport(work: Work, slug: string): Promise<SportStaff> {
  const sport = await sportRefBySlug(work, slug)
  const row = await departmentOfSport(work.tx, sport.id)
  const members = row ? await membersOfDepartment(work.tx, row.id) : []
  return {
    sport,
    department: row ? toDepartment(row, new Map([[sport.id, sport]])) : null,
    members: members.map(toEntry),
  }
}

export const staffMember = (work: Work, id: number): Promise<StaffBio> => memberPage(work, id, null)
export const supportStaffMember = (work: Work, id: number): Promise<StaffBio> =>
  memberPage(work, id, 'support')

/** A staff member's page; with a kind, only of those who have had such a place with a team. */
export async function memberPage(
  work: Work,
  id: number,
  kind: 'coach' | 'support' | null,
): Promise<StaffBio> {
  const row = await memberWithDepartment(work.tx, id)
  const places = row ? await placesOfMember(work.tx, id) : []
  if (!row || (kind && !places.some(({ place }) => place.kind === kind))) {
    throw notFound(`There is no ${kind === 'coach' ? 'coach' : 'staff member'} ${id}.`)
  }
  const sports = await sportRefs(work)
  const teams = places.flatMap((place) => {
    const sport = sports.get(place.season.sportId)
    return sport ? [toPlace(place, sport, row.member.slug)] : []
  })
  return toBio(row.member, toDepartment(row.department, sports), teams)
}

export async function coachesBySport(work: Work, slug: string, seasonTitle?: string): Promise<CoachList> {
  const { sport, season, seasons, currentSeason } = await teamSeasonBySlug(work, slug, seasonTitle)
  const rows = await teamStaffOfSeason(work.tx, season.id)
  const of = (kind: 'coach' | 'support') =>
    rows.filter(({ place }) => place.kind === kind).map((row) => inTeam(row, sport.globalSportNameSlug))
  return {
    sport,
    season: season.title,
    seasons,
    currentSeason,
    coaches: of('coach'),
    supportStaff: of('support'),
  }
}

/** With the title of that season, and the page that stands with the team. */
function inTeam({ place, member }: TeamStaffRow, sportSlug: string): StaffEntry {
  return {
    ...toEntry(member),
    title: place.title,
    url: teamMemberUrl(sportSlug, place.kind, member.slug, member.id),
  }
}
