import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { careers, historicalPlayers, players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons } from '../../db/schema/sports.ts'

export const ofSeason = and(
  eq(seasons.tenantId, rosterPlayers.tenantId),
  eq(seasons.id, rosterPlayers.seasonId),
)
export const ofPlayer = and(
  eq(players.tenantId, rosterPlayers.tenantId),
  eq(players.id, rosterPlayers.playerId),
)
export const isPublic = and(eq(seasons.hasRoster, true), eq(seasons.isRosterHidden, false))

export async function deleteCareers(tx: Tx, playerIds?: readonly number[]): Promise<void> {
  await tx.delete(careers).where(playerIds && inArray(careers.playerId, [...playerIds]))
}

/** People of the kept rosters, gathered by sport from the lines that the public may see. */
export async function insertRecentCareers(tx: Tx, playerIds?: readonly number[]): Promise<void> {
  const years = sql`extract(year from min(${seasons.startsOn}))::int, extract(year from max(${seasons.endsOn}))::int`
  await tx.execute(sql`
    insert into ${careers} (${names('playerId', 'sportId', 'firstName', 'lastName', 'hometown', 'firstYear', 'lastYear')})
    select ${players.id}, ${seasons.sportId}, ${players.firstName}, ${players.lastName}, ${players.hometown}, ${years}
    from ${rosterPlayers} inner join ${seasons} on ${ofSeason} inner join ${players} on ${ofPlayer}
    where ${and(isPublic, playerIds && inArray(players.id, [...playerIds]))}
    group by ${players.tenantId}, ${players.id}, ${seasons.sportId}
    order by ${players.id}, ${seasons.sportId}`)
}

/** People of the years before rosters were kept by season. */
export async function insertOldCareers(tx: Tx): Promise<void> {
  const { id, sportId, firstName, lastName, hometown, firstYear, lastYear } = historicalPlayers
  await tx.execute(sql`
    insert into ${careers} (${names('historicalPlayerId', 'sportId', 'firstName', 'lastName', 'hometown', 'firstYear', 'lastYear')})
    select ${id}, ${sportId}, ${firstName}, ${lastName}, ${hometown}, ${firstYear}, ${lastYear}
    from ${historicalPlayers} order by ${id}`)
}

/** Careers are looked for by these words. */
export async function dropHometowns(tx: Tx, sportIds: number[]): Promise<void> {
  await tx.update(careers).set({ hometown: null }).where(inArray(careers.sportId, sportIds))
}

const names = (...columns: (keyof typeof careers.$inferSelect)[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(careers[column].name)),
    sql`, `,
  )
