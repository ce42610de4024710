import type { SportRef } from '#contract/shapes/shared.ts'
import type { Department, StaffBio, StaffEntry, TeamPlace } from '#contract/staff.ts'
import { emailParts } from './email-parts.ts'
import type { DepartmentRow, PlaceRow, StaffMemberRow } from './staff.queries.ts'

/** Coaches and support staff have their pages with the team, everybody else in the directory. */
export function teamMemberUrl(
  sportSlug: string,
  kind: 'coach' | 'support',
  slug: string,
  id: number,
): string {
  return `/sports/${sportSlug}/roster/${kind === 'coach' ? 'coaches' : 'staff'}/${slug}/${id}`
}

export function toDepartment(row: DepartmentRow, sports: Map<number, SportRef>): Department {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    sport: sports.get(row.sportId ?? 0) ?? null,
    phone: row.phone,
    location: row.location,
    url: `/staff-directory/${row.slug}/${row.id}`,
  }
}

export function toEntry(row: StaffMemberRow): StaffEntry {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    slug: row.slug,
    title: row.title,
    email: emailParts(row.email),
    phone: row.phone,
    image: row.image,
    url: `/staff-directory/${row.slug}/${row.id}`,
  }
}

export function toPlace({ place, season }: PlaceRow, sport: SportRef, slug: string): TeamPlace {
  const { kind, title, staffMemberId } = place
  return {
    sport,
    season: season.title,
    kind,
    title,
    url: teamMemberUrl(sport.globalSportNameSlug, kind, slug, staffMemberId),
  }
}

export function toBio(member: StaffMemberRow, department: Department, teams: TeamPlace[]): StaffBio {
  const { bio, since, hometown, education, previousStops } = member
  return { ...toEntry(member), department, bio, since, hometown, education, previousStops, teams }
}
