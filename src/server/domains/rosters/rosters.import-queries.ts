import { and, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons } from '../../db/schema/sports.ts'

const ofPlayer = and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId))
const person = {
  playerId: players.id,
  firstName: players.firstName,
  lastName: players.lastName,
  hometown: players.hometown,
  highSchool: players.highSchool,
  previousSchool: players.previousSchool,
  major: players.major,
}
const line = {
  rosterPlayerId: rosterPlayers.id,
  jersey: rosterPlayers.jersey,
  position: rosterPlayers.position,
  positionTitle: rosterPlayers.positionTitle,
  academicYear: rosterPlayers.academicYear,
  heightInches: rosterPlayers.heightInches,
  weight: rosterPlayers.weight,
  isCaptain: rosterPlayers.isCaptain,
}

export async function rosterToCompare(tx: Tx, seasonId: number) {
  return tx
    .select({ ...person, ...line })
    .from(rosterPlayers)
    .innerJoin(players, ofPlayer)
    .where(eq(rosterPlayers.seasonId, seasonId))
    .orderBy(rosterPlayers.id)
}

/** Everybody who played the sport since a day. */
export const peopleOfSport = (tx: Tx, sportId: number, since: string) =>
  peopleIn(tx, and(eq(seasons.sportId, sportId), gte(seasons.startsOn, since)))

/** Everybody who played anything since a day. */
export const peopleSince = (tx: Tx, since: string) => peopleIn(tx, gte(seasons.startsOn, since))

async function peopleIn(tx: Tx, where: SQL | undefined) {
  return tx
    .selectDistinct(person)
    .from(rosterPlayers)
    .innerJoin(players, ofPlayer)
    .innerJoin(
      seasons,
      and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId)),
    )
    .where(where)
    .orderBy(players.id)
}

const rowsAtOnce = 500
const slices = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )

/** The new ids, in the order of the rows. */
export async function insertPlayers(
  tx: Tx,
  rows: readonly (typeof players.$inferInsert)[],
): Promise<number[]> {
  const ids: number[] = []
  for (const slice of slices(rows))
    ids.push(...(await tx.insert(players).values(slice).returning({ id: players.id })).map(({ id }) => id))
  return ids
}

export async function insertLines(
  tx: Tx,
  rows: readonly (typeof rosterPlayers.$inferInsert)[],
): Promise<void> {
  for (const slice of slices(rows)) await tx.insert(rosterPlayers).values(slice)
}

export async function updatePlayer(
  tx: Tx,
  playerId: number,
  change: Partial<typeof players.$inferInsert>,
): Promise<void> {
  await tx.update(players).set(change).where(eq(players.id, playerId))
}

export async function updateRosterLine(
  tx: Tx,
  rosterPlayerId: number,
  change: Partial<typeof rosterPlayers.$inferInsert>,
): Promise<void> {
  await tx.update(rosterPlayers).set(change).where(eq(rosterPlayers.id, rosterPlayerId))
}

/** The players whose lines are gone. */
export async function deleteLines(tx: Tx, rosterPlayerIds: readonly number[]): Promise<number[]> {
  const playerIds: number[] = []
  for (const slice of slices(rosterPlayerIds)) {
    const gone = await tx
      .delete(rosterPlayers)
      .where(inArray(rosterPlayers.id, slice))
      .returning({ playerId: rosterPlayers.playerId })
    playerIds.push(...gone.map(({ playerId }) => playerId))
  }
  return playerIds
}
