import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { games, opponents } from '../../db/schema/games.ts'
import { storyGames, storyPeople } from '../../db/schema/news.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import { staffMembers } from '../../db/schema/staff.ts'
import { boxScores } from '../../db/schema/stats.ts'

function storyGameRows(tx: Tx) {
  return tx
    .select({
      game: games,
      sport: sports,
      season: { title: seasons.title },
      opponent: opponents,
      boxScoreId: boxScores.id,
    })
    .from(games)
    .innerJoin(sports, and(eq(sports.tenantId, games.tenantId), eq(sports.id, games.sportId)))
    .innerJoin(seasons, and(eq(seasons.tenantId, games.tenantId), eq(seasons.id, games.seasonId)))
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .leftJoin(boxScores, and(eq(boxScores.tenantId, games.tenantId), eq(boxScores.gameId, games.id)))
    .$dynamic()
}
export type StoryGameRow = Awaited<ReturnType<typeof storyGameRows>>[number]

export async function gamesOfStory(tx: Tx, storyId: number): Promise<StoryGameRow[]> {
  return storyGameRows(tx)
    .innerJoin(storyGames, and(eq(storyGames.tenantId, games.tenantId), eq(storyGames.gameId, games.id)))
    .where(eq(storyGames.storyId, storyId))
    .orderBy(asc(games.startUtc), asc(games.id))
}

export async function playedOnDays(tx: Tx, days: string[]): Promise<StoryGameRow[]> {
  return storyGameRows(tx)
    .where(and(inArray(games.startDate, days), isNotNull(games.resultStatus)))
    .orderBy(asc(games.startUtc), asc(games.id))
}

/** Each player with the latest line of these rosters, which their page is at. Whoever is on none is hidden by none. */
export async function playersOfStory(tx: Tx, storyId: number, rosters: 'announced' | 'all') {
  const isShown =
    rosters === 'announced' ? or(eq(seasons.isRosterHidden, false), isNull(rosterPlayers.id)) : undefined
  return tx
    .selectDistinctOn([storyPeople.id], {
      player: players,
      lineId: rosterPlayers.id,
      sportSlug: sports.globalSportNameSlug,
    })
    .from(storyPeople)
    .innerJoin(players, and(eq(players.tenantId, storyPeople.tenantId), eq(players.id, storyPeople.playerId)))
    .leftJoin(
      rosterPlayers,
      and(eq(rosterPlayers.tenantId, players.tenantId), eq(rosterPlayers.playerId, players.id)),
    )
    .leftJoin(
      seasons,
      and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId)),
    )
    .leftJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .where(and(eq(storyPeople.storyId, storyId), isShown))
    .orderBy(asc(storyPeople.id), desc(seasons.startsOn), desc(rosterPlayers.id))
}
export type StoryPlayerRow = Awaited<ReturnType<typeof playersOfStory>>[number]

export async function staffOfStory(tx: Tx, storyId: number) {
  return tx
    .select({ member: staffMembers })
    .from(storyPeople)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.tenantId, storyPeople.tenantId), eq(staffMembers.id, storyPeople.staffMemberId)),
    )
    .where(eq(storyPeople.storyId, storyId))
    .orderBy(asc(storyPeople.id))
}
export type StoryStaffRow = Awaited<ReturnType<typeof staffOfStory>>[number]
