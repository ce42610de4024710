import { and, asc, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { players, rosterPlayers } from '../../db/schema/rosters.ts'
import { seasons, sports } from '../../db/schema/sports.ts'
import { departments, staffMembers, teamStaff } from '../../db/schema/staff.ts'
import { schoolsTelling } from '../settings/told.service.ts'
import { plainText } from './plain-text.ts'
import { type Draft, inPart, joined, type Part, sizeOf } from './search.draft.ts'

/** A player's address is that of their last line which the public may see; without one there is nothing to find. */
export async function playerDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .selectDistinctOn([players.id], { player: players, line: rosterPlayers, season: seasons, sport: sports })
    .from(players)
    .innerJoin(
      rosterPlayers,
      and(eq(rosterPlayers.tenantId, players.tenantId), eq(rosterPlayers.playerId, players.id)),
    )
    .innerJoin(
      seasons,
      and(eq(seasons.tenantId, rosterPlayers.tenantId), eq(seasons.id, rosterPlayers.seasonId)),
    )
    .innerJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .where(and(eq(seasons.hasRoster, true), eq(seasons.isRosterHidden, false), inPart(players.id, part)))
    .orderBy(players.id, desc(seasons.startsOn), asc(seasons.sportId))
    .limit(sizeOf(part))
  const tell = await schoolsTelling({ tx })
  return rows.map(({ player, line, season, sport }) => {
    const told = tell({ ...player, ...line, jerseyNumber: line.jersey }, sport.globalSportNameSlug)
    return {
      contentId: player.id,
      title: `${player.firstName} ${player.lastName}`,
      lead: joined(
        sport.title,
        told.positionTitle ?? told.position,
        told.jerseyNumber && `No. ${told.jerseyNumber}`,
        told.academicYear,
      ),
      text: joined(
        told.hometown,
        told.highSchool,
        told.previousSchool,
        told.major,
        player.bio && plainText(player.bio),
      ),
      url: `/sports/${sport.globalSportNameSlug}/roster/${player.slug}/${line.id}`,
      image: player.image,
      sportId: sport.id,
      date: null,
      shownFrom: null,
      weight: season.isCurrent ? current : former,
    }
  })
}

/** Coaches and support staff are found with the team they last worked for, everybody else in the directory. */
export async function staffDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .selectDistinctOn([staffMembers.id], {
      member: staffMembers,
      department: departments,
      place: teamStaff,
      sport: sports,
    })
    .from(staffMembers)
    .innerJoin(
      departments,
      and(eq(departments.tenantId, staffMembers.tenantId), eq(departments.id, staffMembers.departmentId)),
    )
    .leftJoin(
      teamStaff,
      and(eq(teamStaff.tenantId, staffMembers.tenantId), eq(teamStaff.staffMemberId, staffMembers.id)),
    )
    .leftJoin(seasons, and(eq(seasons.tenantId, teamStaff.tenantId), eq(seasons.id, teamStaff.seasonId)))
    .leftJoin(sports, and(eq(sports.tenantId, seasons.tenantId), eq(sports.id, seasons.sportId)))
    .where(inPart(staffMembers.id, part))
    .orderBy(staffMembers.id, desc(seasons.startsOn), asc(teamStaff.rank))
    .limit(sizeOf(part))
  return rows.map(({ member, department, place, sport }) => ({
    contentId: member.id,
    title: `${member.firstName} ${member.lastName}`,
    lead: joined(member.title, sport?.title, department.title),
    text: joined(member.hometown, member.bio && plainText(member.bio)),
    url:
      place && sport
        ? `/sports/${sport.globalSportNameSlug}/roster/${place.kind === 'coach' ? 'coaches' : 'staff'}/${member.slug}/${member.id}`
        : `/staff-directory/${member.slug}/${member.id}`,
    image: member.image,
    sportId: sport?.id ?? null,
    date: null,
    shownFrom: null,
    weight: current,
  }))
}

const current = 10
const former = 7
