import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Tx } from '#server/db/client.ts'
import { stories } from '#server/db/schema/news.ts'
import { partners } from '#server/db/schema/settings.ts'
import { facilities, sports } from '#server/db/schema/sports.ts'
import { staffMembers } from '#server/db/schema/staff.ts'

/** What of a school the office works on. */
export type DeskContents = NonNullable<Awaited<ReturnType<typeof findContents>>>

/** The contents that the demo's office is busy with; null where somebody has taken them away. */
export async function findContents(tx: Tx, studentsSport: string) {
  const [team] = await tx.select().from(sports).where(eq(sports.shortname, studentsSport))
  const [department] = await tx.select().from(sports).where(eq(sports.nonSport, true)).limit(1)
  const told = tx
    .select({ id: stories.id, title: stories.title, teaser: stories.teaser })
    .from(stories)
    .orderBy(desc(stories.publishAt), desc(stories.id))
  const ofTeam = team
    ? await tx
        .select({ id: stories.id, title: stories.title, teaser: stories.teaser })
        .from(stories)
        .where(and(eq(stories.sportId, team.id), eq(stories.hidden, false)))
        .orderBy(desc(stories.publishAt), desc(stories.id))
        .limit(2)
    : []
  const ofOthers = await told
    .where(and(eq(stories.hidden, false), ne(stories.sportId, team?.id ?? 0)))
    .limit(8)
  const [, , , , headline, , feature, revised] = ofOthers
  const [recap, returned] = ofTeam
  const listed = await tx
    .select({ id: partners.id, description: partners.description })
    .from(partners)
    .orderBy(asc(partners.rank), asc(partners.id))
  const [partner, otherPartner] = listed.filter(({ description }) => description).toReversed()
  const [staffMember, otherStaffMember] = await tx
    .select({ id: staffMembers.id, phone: staffMembers.phone, title: staffMembers.title })
    .from(staffMembers)
    .where(isNotNull(staffMembers.phone))
    .orderBy(desc(staffMembers.id))
    .limit(2)
  const [facility, otherFacility] = await tx
    .select({ id: facilities.id, capacity: facilities.capacity, title: facilities.title })
    .from(facilities)
    .where(isNotNull(facilities.capacity))
    .orderBy(desc(facilities.id))
    .limit(2)
  if (
    !team ||
    !department ||
    !headline ||
    !feature ||
    !revised ||
    !recap ||
    !returned ||
    !partner ||
    !otherPartner ||
    !staffMember ||
    !otherStaffMember ||
    !facility ||
    !otherFacility
  )
    return null
  return {
    team,
    department,
    headline,
    feature,
    revised,
    recap,
    returned,
    partner,
    otherPartner,
    partnerIds: listed.map(({ id }) => id),
    staffMember,
    otherStaffMember,
    facility,
    otherFacility,
  }
}
