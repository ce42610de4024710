import type { Roster, RosterPlayerBio } from '#contract/rosters.ts'
import { notFound } from '#contract/shapes/problem.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { schoolsTelling } from '../settings/told.service.ts'
import { hasPublicRoster, sportRefs, teamSeasonBySlug } from '../sports/sports.service.ts'
import { staffOfSeason } from '../staff/staff.service.ts'
import { neighbours } from './roster-order.ts'
import { playerUrl, toPlayerLink, toPlayerSeason, toRosterPlayer } from './rosters.mapper.ts'
import {
  latestLines,
  linesOfPlayer,
  lineWithPlayer,
  orderedLinesOfSeason,
  playersOfSeason,
} from './rosters.queries.ts'

export { isOnRoster } from './rosters.queries.ts'

/** Who is asking: the public sees what was announced, the office everything. */
type Audience = 'public' | 'office'

export async function rosterBySport(
  work: Work,
  slug: string,
  seasonTitle?: string,
  audience: Audience = 'public',
): Promise<Roster> {
  const { sport, season, seasons, currentSeason, rosterSeasons } = await teamSeasonBySlug(
    work,
    slug,
    seasonTitle,
  )
  if (!(audience === 'office' ? season.hasRoster : hasPublicRoster(season)))
    throw notFound(`${sport.title} has no roster.`)
  const rows = await playersOfSeason(work.tx, season.id)
  const staff = await staffOfSeason(work, season.id, sport.globalSportNameSlug)
  const tell = await schoolsTelling(work)
  return {
    rosterId: season.id,
    sport,
    season: season.title,
    seasons: audience === 'office' ? seasons : rosterSeasons,
    currentSeason,
    players: rows.map((row) =>
      tell(toRosterPlayer(row, sport.globalSportNameSlug), sport.globalSportNameSlug),
    ),
    coaches: staff.filter(({ kind }) => kind === 'coach'),
    supportStaff: staff.filter(({ kind }) => kind === 'support'),
  }
}

export async function rosterPlayer(
  work: Work,
  rosterPlayerId: number,
  audience: Audience = 'public',
): Promise<RosterPlayerBio> {
  const row = await lineWithPlayer(work.tx, rosterPlayerId)
  const isShown = (season: { hasRoster: boolean; isRosterHidden: boolean }) =>
    audience === 'office' || hasPublicRoster(season)
  if (!row || !isShown(row.season)) throw notFound(`There is no roster player ${rosterPlayerId}.`)
  const sports = await sportRefs(work)
  const lines = await linesOfPlayer(work.tx, row.player.id)
  const around = neighbours(await orderedLinesOfSeason(work.tx, row.season.id), rosterPlayerId)
  const sport = sports.get(row.season.sportId)
  if (!sport) throw notFound(`There is no roster player ${rosterPlayerId}.`)
  const tell = await schoolsTelling(work)
  const slug = sport.globalSportNameSlug
  const linkTo = (line: Parameters<typeof toPlayerLink>[0]) => {
    const link = toPlayerLink(line, slug)
    return link && tell(link, slug)
  }
  return {
    player: tell(toRosterPlayer(row, slug), slug),
    sport,
    season: row.season.title,
    bio: row.player.bio,
    seasons: lines
      .filter(({ season }) => isShown(season))
      .flatMap((line) => {
        const played = sports.get(line.season.sportId)
        return played ? [tell(toPlayerSeason(line, played, row.player.slug), played.globalSportNameSlug)] : []
      }),
    previous: linkTo(around.previous),
    next: linkTo(around.next),
  }
}

/** The addresses of several players' latest pages, by player id. Those without an announced roster have none. */
export async function playerUrls(work: Work, playerIds: readonly number[]): Promise<Map<number, string>> {
  const lines = await latestLines(work.tx, playerIds)
  return new Map(
    lines.map(({ playerId, sportSlug, slug, rosterPlayerId }) => [
      playerId,
      playerUrl(sportSlug, slug, rosterPlayerId),
    ]),
  )
}
