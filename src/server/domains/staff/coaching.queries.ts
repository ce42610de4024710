import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { seasons } from '../../db/schema/sports.ts'
import { coachingSeasons, staffMembers, teamStaff } from '../../db/schema/staff.ts'

export type StoredSeasonRow = typeof coachingSeasons.$inferSelect

export async function storedSeasonsOfSport(tx: Tx, sportId: number): Promise<StoredSeasonRow[]> {
  return tx
    .select()
    .from(coachingSeasons)
    .where(eq(coachingSeasons.sportId, sportId))
    .orderBy(asc(coachingSeasons.year))
}

export async function storedSeasonsOfCoach(tx: Tx, staffMemberId: number): Promise<StoredSeasonRow[]> {
  return tx
    .select()
    .from(coachingSeasons)
    .where(eq(coachingSeasons.staffMemberId, staffMemberId))
    .orderBy(asc(coachingSeasons.year))
}

export const headCoachTitle = 'Head Coach'

/** The seasons that have a head coach, and so a record computed from their games. */
async function headCoachSeasons(tx: Tx, condition: SQL) {
  return tx
    .select({
      season: seasons,
      member: {
        id: staffMembers.id,
        firstName: staffMembers.firstName,
        lastName: staffMembers.lastName,
        slug: staffMembers.slug,
      },
    })
    .from(seasons)
    .innerJoin(teamStaff, and(eq(teamStaff.tenantId, seasons.tenantId), eq(teamStaff.seasonId, seasons.id)))
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.tenantId, teamStaff.tenantId), eq(staffMembers.id, teamStaff.staffMemberId)),
    )
    .where(and(condition, eq(teamStaff.kind, 'coach'), eq(teamStaff.title, headCoachTitle)))
    .orderBy(asc(seasons.startsOn))
}
export type HeadCoachSeasonRow = Awaited<ReturnType<typeof headCoachSeasons>>[number]

export const headCoachesOfSport = (tx: Tx, sportId: number) =>
  headCoachSeasons(tx, eq(seasons.sportId, sportId))
export const seasonsAsHeadCoach = (tx: Tx, staffMemberId: number) =>
  headCoachSeasons(tx, eq(teamStaff.staffMemberId, staffMemberId))
