import { and, asc, eq, inArray } from 'drizzle-orm'
import type { RosterGridRow } from '#contract/editing/desk.grids.ts'
import type { Tx } from '../../../db/client.ts'
import { players, rosterPlayers } from '../../../db/schema/rosters.ts'

/** A season's lines with their players, in the order in which they were made. */
export async function gridRows(tx: Tx, seasonId: number): Promise<RosterGridRow[]> {
  return tx
    .select({
      id: rosterPlayers.id,
      playerId: players.id,
      jersey: rosterPlayers.jersey,
      firstName: players.firstName,
      lastName: players.lastName,
      position: rosterPlayers.position,
      academicYear: rosterPlayers.academicYear,
      heightInches: rosterPlayers.heightInches,
      weight: rosterPlayers.weight,
      hometown: players.hometown,
      highSchool: players.highSchool,
      previousSchool: players.previousSchool,
      major: players.major,
      isCaptain: rosterPlayers.isCaptain,
      image: players.image,
    })
    .from(rosterPlayers)
    .innerJoin(
      players,
      and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId)),
    )
    .where(eq(rosterPlayers.seasonId, seasonId))
    .orderBy(asc(rosterPlayers.id))
}

/** The lines of a season that go on, as the next one begins with them. */
export async function linesToCopy(tx: Tx, seasonId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(rosterPlayers)
    .where(and(eq(rosterPlayers.seasonId, seasonId), inArray(rosterPlayers.id, [...ids])))
    .orderBy(asc(rosterPlayers.id))
}

export async function insertCopies(
  tx: Tx,
  rows: readonly (typeof rosterPlayers.$inferInsert)[],
): Promise<number[]> {
  if (rows.length === 0) return []
  return (
    await tx
      .insert(rosterPlayers)
      .values([...rows])
      .returning({ id: rosterPlayers.id })
  ).map(({ id }) => id)
}
