import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { isOneOf } from '../../db/is-one-of.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import { staffMembers } from '../../db/schema/staff.ts'
import type { Content, Values } from '../../editing/kind/kind.ts'

/** What the page of each coach of a team is found by, of those that nobody has published yet too. */
export async function pagesOfPlaces(tx: Tx, places: readonly Content[]): Promise<Map<number, Values>> {
  const idsIn = (field: string) => places.map(({ value }) => Number(value[field]) || 0)
  const people = await tx
    .select({ id: staffMembers.id, slug: staffMembers.slug })
    .from(staffMembers)
    .where(isOneOf(staffMembers.id, idsIn('staffMemberId')))
  const teams = await tx
    .select({ id: seasons.id, sport: sports.globalSportNameSlug })
    .from(seasons)
    .innerJoin(sports, eq(sports.id, seasons.sportId))
    .where(isOneOf(seasons.id, idsIn('seasonId')))
  const slugs = new Map(people.map(({ id, slug }) => [id, slug]))
  const sportsOf = new Map(teams.map(({ id, sport }) => [id, sport]))
  return new Map(
    places.flatMap(({ id, value }) => {
      const [slug, sport] = [slugs.get(Number(value.staffMemberId)), sportsOf.get(Number(value.seasonId))]
      return slug && sport ? [[id, { slug, sport }] as const] : []
    }),
  )
}
