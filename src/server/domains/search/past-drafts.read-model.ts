import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { allAmericans, honors, inductees } from '../../db/schema/honors.ts'
import { historicalPlayers } from '../../db/schema/rosters.ts'
import { sports } from '../../db/schema/sports.ts'
import { yearsLabel } from '../../parts/years-label.ts'
import { schoolsTelling } from '../settings/told.service.ts'
import { plainText } from './plain-text.ts'
import { type Draft, inPart, joined, type Part, sizeOf } from './search.draft.ts'

const dateless = { date: null, shownFrom: null }
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

export async function inducteeDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select({ inductee: inductees, honor: honors, sport: sports })
    .from(inductees)
    .innerJoin(honors, and(eq(honors.tenantId, inductees.tenantId), eq(honors.id, inductees.honorId)))
    .leftJoin(sports, and(eq(sports.tenantId, inductees.tenantId), eq(sports.id, inductees.sportId)))
    .where(inPart(inductees.id, part))
    .orderBy(asc(inductees.id))
    .limit(sizeOf(part))
  return rows.map(({ inductee, honor, sport }) => ({
    contentId: inductee.id,
    title: nameOf(inductee),
    lead: joined(honor.title, `Class of ${inductee.classYear}`, sport?.title, inductee.citation),
    text: joined(inductee.position, inductee.hometown, plainText(inductee.bio)),
    url: `/honors/${honor.slug}/${inductee.slug}/${inductee.id}`,
    image: inductee.image,
    sportId: inductee.sportId,
    ...dateless,
    weight: honored,
  }))
}

export async function allAmericanDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select({ one: allAmericans, sport: sports })
    .from(allAmericans)
    .innerJoin(sports, and(eq(sports.tenantId, allAmericans.tenantId), eq(sports.id, allAmericans.sportId)))
    .where(inPart(allAmericans.id, part))
    .orderBy(asc(allAmericans.id))
    .limit(sizeOf(part))
  return rows.map(({ one, sport }) => ({
    contentId: one.id,
    title: nameOf(one),
    lead: joined(`${one.year} All-American`, one.team, sport.title, one.position),
    text: joined(one.selector, one.hometown, plainText(one.bio)),
    url: `/all-americans/${one.id}`,
    image: one.image,
    sportId: one.sportId,
    ...dateless,
    weight: honored,
  }))
}

/** They have no page of their own: the historical roster of their sport is opened at their name. */
export async function historicalPlayerDrafts(tx: Tx, part: Part): Promise<Draft[]> {
  const rows = await tx
    .select({ player: historicalPlayers, sport: sports })
    .from(historicalPlayers)
    .innerJoin(
      sports,
      and(eq(sports.tenantId, historicalPlayers.tenantId), eq(sports.id, historicalPlayers.sportId)),
    )
    .where(inPart(historicalPlayers.id, part))
    .orderBy(asc(historicalPlayers.id))
    .limit(sizeOf(part))
  const tell = await schoolsTelling({ tx })
  return rows.map(({ player, sport }) => {
    const told = tell({ ...player, jerseyNumber: player.jersey }, sport.globalSportNameSlug)
    return {
      contentId: player.id,
      title: nameOf(player),
      lead: joined(
        sport.title,
        yearsLabel(player.firstYear, player.lastYear),
        told.position,
        told.jerseyNumber && `No. ${told.jerseyNumber}`,
      ),
      text: joined(told.hometown, told.highSchool),
      url: `/sports/${sport.globalSportNameSlug}/historical-roster?${new URLSearchParams({ text: nameOf(player) })}`,
      image: null,
      sportId: sport.id,
      ...dateless,
      weight: remembered,
    }
  })
}

/** Between a current player and a former one; and below both. */
const honored = 8
const remembered = 5
