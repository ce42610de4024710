import { and, asc, desc, eq } from 'drizzle-orm'
import type { StoryName } from '#contract/editing/desk.names.ts'
import type { Tx } from '../../../db/client.ts'
import { games, opponents } from '../../../db/schema/games.ts'
import { players, rosterPlayers } from '../../../db/schema/rosters.ts'
import { seasons, sports } from '../../../db/schema/sports.ts'
import { staffMembers, teamStaff } from '../../../db/schema/staff.ts'

/** Of each: a large department has a thousand players in a season. */
const most = 4000

const ofSport = (sportId: number | undefined) => (sportId === undefined ? undefined : eq(sports.id, sportId))
const sportOfSeason = and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId))

/** Those whose page the public can see, by their line of the current season. */
async function playerNames(tx: Tx, sportId: number | undefined): Promise<StoryName[]> {
  const rows = await tx
    .selectDistinctOn([players.id], {
      id: players.id,
      first: players.firstName,
      last: players.lastName,
      slug: players.slug,
      line: rosterPlayers.id,
      jersey: rosterPlayers.jersey,
      sport: sports.globalSportNameSlug,
      sportId: sports.id,
      team: sports.title,
    })
    .from(rosterPlayers)
    .innerJoin(
      players,
      and(eq(players.tenantId, rosterPlayers.tenantId), eq(players.id, rosterPlayers.playerId)),
    )
    .innerJoin(
      seasons,
      and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId)),
    )
    .innerJoin(sports, sportOfSeason)
    .where(
      and(
        eq(seasons.isCurrent, true),
        eq(seasons.hasRoster, true),
        eq(seasons.isRosterHidden, false),
        ofSport(sportId),
      ),
    )
    .orderBy(asc(players.id), asc(sports.id))
    .limit(most)
  return rows.map(({ id, first, last, slug, line, jersey, sport, sportId: own, team }) => ({
    kind: 'players',
    id,
    name: `${first} ${last}`,
    address: `/sports/${sport}/roster/${slug}/${line}`,
    sportId: own,
    hint: jersey ? `${team} · No. ${jersey}` : team,
  }))
}

async function coachNames(tx: Tx, sportId: number | undefined): Promise<StoryName[]> {
  const rows = await tx
    .selectDistinctOn([staffMembers.id], {
      id: staffMembers.id,
      first: staffMembers.firstName,
      last: staffMembers.lastName,
      slug: staffMembers.slug,
      kind: teamStaff.kind,
      title: teamStaff.title,
      sport: sports.globalSportNameSlug,
      sportId: sports.id,
      team: sports.title,
    })
    .from(teamStaff)
    .innerJoin(
      staffMembers,
      and(eq(staffMembers.tenantId, teamStaff.tenantId), eq(staffMembers.id, teamStaff.staffMemberId)),
    )
    .innerJoin(seasons, and(eq(seasons.tenantId, teamStaff.tenantId), eq(seasons.id, teamStaff.seasonId)))
    .innerJoin(sports, sportOfSeason)
    .where(and(eq(seasons.isCurrent, true), ofSport(sportId)))
    .orderBy(asc(staffMembers.id), asc(teamStaff.rank))
    .limit(most)
  return rows.map(({ id, first, last, slug, kind, title, sport, sportId: own, team }) => ({
    kind: 'staff-members',
    id,
    name: `${first} ${last}`,
    address: `/sports/${sport}/roster/${kind === 'coach' ? 'coaches' : 'staff'}/${slug}/${id}`,
    sportId: own,
    hint: `${title} · ${team}`,
  }))
}

/** Those of the current season, where the sport shows a page for each opponent. */
async function opponentNames(tx: Tx, sportId: number | undefined): Promise<StoryName[]> {
  const rows = await tx
    .selectDistinctOn([opponents.id], {
      id: opponents.id,
      name: opponents.title,
      slug: opponents.slug,
      sport: sports.globalSportNameSlug,
      sportId: sports.id,
      team: sports.title,
    })
    .from(games)
    .innerJoin(opponents, and(eq(opponents.tenantId, games.tenantId), eq(opponents.id, games.opponentId)))
    .innerJoin(seasons, and(eq(seasons.tenantId, games.tenantId), eq(seasons.id, games.seasonId)))
    .innerJoin(sports, sportOfSeason)
    .where(and(eq(seasons.isCurrent, true), eq(sports.displayOpponentHistory, true), ofSport(sportId)))
    .orderBy(asc(opponents.id), desc(games.startDate))
    .limit(most)
  return rows.map(({ id, name, slug, sport, sportId: own, team }) => ({
    kind: 'opponents',
    id,
    name,
    address: `/sports/${sport}/opponent-history/${slug}/${id}`,
    sportId: own,
    hint: `Opponent · ${team}`,
  }))
}

/** Whom a story may name, of one sport or of all: players first, as they are named most. */
export async function storyNames(tx: Tx, sportId: number | undefined): Promise<StoryName[]> {
  return [
    ...(await playerNames(tx, sportId)),
    ...(await coachNames(tx, sportId)),
    ...(await opponentNames(tx, sportId)),
  ]
}
