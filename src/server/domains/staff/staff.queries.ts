import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import type { DirectoryQuery } from '#contract/staff.ts'
import type { Tx } from '../../db/client.ts'
import { hasWords } from '../../db/has-words.ts'
import { seasons } from '../../db/schema/sports.ts'
import { departments, staffMembers, teamStaff } from '../../db/schema/staff.ts'

export type DepartmentRow = typeof departments.$inferSelect
export type StaffMemberRow = typeof staffMembers.$inferSelect

export async function teamStaffOfSeason(tx: Tx, seasonId: number) {
  return tx
    .select({ place: teamStaff, member: staffMembers })
    .from(teamStaff)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.tenantId, teamStaff.tenantId), eq(staffMembers.id, teamStaff.staffMemberId)),
    )
    .where(eq(teamStaff.seasonId, seasonId))
    .orderBy(asc(teamStaff.rank), asc(staffMembers.lastName))
}
export type TeamStaffRow = Awaited<ReturnType<typeof teamStaffOfSeason>>[number]

export async function allDepartments(tx: Tx): Promise<DepartmentRow[]> {
  return tx.select().from(departments).orderBy(asc(departments.rank), asc(departments.title))
}

export async function departmentById(tx: Tx, id: number): Promise<DepartmentRow | undefined> {
  const [row] = await tx.select().from(departments).where(eq(departments.id, id))
  return row
}

export async function departmentOfSport(tx: Tx, sportId: number): Promise<DepartmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(departments)
    .where(eq(departments.sportId, sportId))
    .orderBy(asc(departments.rank))
    .limit(1)
  return row
}

function inDirectory({ letter, text }: DirectoryQuery): SQL | undefined {
  return and(
    letter ? eq(staffMembers.initial, letter.toUpperCase()) : undefined,
    text ? hasWords('staffMembers', staffMembers.id, text) : undefined,
  )
}

export async function directoryMembers(tx: Tx, filter: DirectoryQuery): Promise<StaffMemberRow[]> {
  return tx
    .select()
    .from(staffMembers)
    .where(inDirectory(filter))
    .orderBy(asc(staffMembers.rank), asc(staffMembers.lastName))
}

export async function directoryLetters(tx: Tx, filter: DirectoryQuery): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ letter: staffMembers.initial })
    .from(staffMembers)
    .where(inDirectory(filter))
    .orderBy(asc(staffMembers.initial))
  return rows.map(({ letter }) => letter)
}

export async function membersOfDepartment(tx: Tx, departmentId: number): Promise<StaffMemberRow[]> {
  return tx
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.departmentId, departmentId))
    .orderBy(asc(staffMembers.rank), asc(staffMembers.lastName))
}

export async function memberWithDepartment(tx: Tx, id: number) {
  const [row] = await tx
    .select({ member: staffMembers, department: departments })
    .from(staffMembers)
    .innerJoin(
      departments,
      and(eq(departments.tenantId, staffMembers.tenantId), eq(departments.id, staffMembers.departmentId)),
    )
    .where(eq(staffMembers.id, id))
  return row
}

/** Newest season first. */
export async function placesOfMember(tx: Tx, staffMemberId: number) {
  return tx
    .select({ place: teamStaff, season: seasons })
    .from(teamStaff)
    .innerJoin(seasons, and(eq(seasons.tenantId, teamStaff.tenantId), eq(seasons.id, teamStaff.seasonId)))
    .where(eq(teamStaff.staffMemberId, staffMemberId))
    .orderBy(desc(seasons.startsOn), asc(teamStaff.rank))
}
export type PlaceRow = Awaited<ReturnType<typeof placesOfMember>>[number]
