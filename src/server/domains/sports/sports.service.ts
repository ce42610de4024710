import { notFound } from '#contract/shapes/problem.ts'
import type { Conference, SportRef } from '#contract/shapes/shared.ts'
import type { Sport } from '#contract/sports.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { hasPublicRoster, toConference, toSport, toSportRef } from './sports.mapper.ts'
import {
  type SeasonRow,
  seasonsOfSport,
  sportBySlug,
  sportOfSeason,
  sportRefRows,
  sportsWithCurrentSeason,
} from './sports.queries.ts'

export { hasPublicRoster, toConference, toSportRef } from './sports.mapper.ts'

export async function listSports(work: Work): Promise<Sport[]> {
  const rows = await sportsWithCurrentSeason(work.tx)
  return rows.map(({ sport, season }) => toSport(sport, season))
}

/** Every sport by its id: a school has few, so lists of people and honors look theirs up here instead of joining. */
export async function sportRefs(work: Pick<Work, 'tx'>): Promise<Map<number, SportRef>> {
  const rows = await sportRefRows(work.tx)
  return new Map(rows.map((row) => [row.id, toSportRef(row)]))
}

export async function sportRefBySlug(work: Work, slug: string): Promise<SportRef> {
  const sport = await sportBySlug(work.tx, slug)
  if (!sport) throw notFound(`There is no sport '${slug}'.`)
  return toSportRef(sport)
}

export interface TeamSeason {
  sport: SportRef
  season: SeasonRow
  conference: Conference | null
  displayOpponentHistory: boolean
  /** Titles of all seasons, newest first. */
  seasons: string[]
  currentSeason: string
  /** Those whose roster the public may see. */
  rosterSeasons: string[]
}

/** A team's season by the sport's slug: the one named, else the current one. */
export async function teamSeasonBySlug(work: Work, slug: string, title?: string): Promise<TeamSeason> {
  const sport = await sportBySlug(work.tx, slug)
  if (!sport) throw notFound(`There is no sport '${slug}'.`)
  const all = await seasonsOfSport(work.tx, sport.id)
  const current = all.find(({ season }) => season.isCurrent) ?? all[0]
  const wanted = title ? all.find(({ season }) => season.title === title) : current
  if (!current || !wanted) throw notFound(`${sport.title} has no season ${title ?? ''}.`.replace(' .', '.'))
  return {
    sport: toSportRef(sport),
    season: wanted.season,
    conference: toConference(wanted.conference),
    displayOpponentHistory: sport.displayOpponentHistory,
    seasons: all.map(({ season }) => season.title),
    currentSeason: current.season.title,
    rosterSeasons: all.filter(({ season }) => hasPublicRoster(season)).map(({ season }) => season.title),
  }
}

export async function teamSeasonById(work: Work, seasonId: number): Promise<TeamSeason> {
  const sport = await sportOfSeason(work.tx, seasonId)
  if (!sport) throw notFound(`There is no schedule ${seasonId}.`)
  const all = await seasonsOfSport(work.tx, sport.id)
  const title = all.find(({ season }) => season.id === seasonId)?.season.title
  return teamSeasonBySlug(work, sport.globalSportNameSlug, title)
}
