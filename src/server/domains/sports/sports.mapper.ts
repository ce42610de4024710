import type { Conference, SportRef } from '#contract/shapes/shared.ts'
import { sportGroupOf } from '#contract/shapes/sport-groups.ts'
import type { FacilitySummary, Sport } from '#contract/sports.ts'
import type { ConferenceRow, FacilityRow, SportRow } from './sports.queries.ts'

/** Whether visitors may see the roster of a season. */
export const hasPublicRoster = (season: { hasRoster: boolean; isRosterHidden: boolean }): boolean =>
  season.hasRoster && !season.isRosterHidden

export function toSport(
  row: SportRow,
  season: { id: number; hasRoster: boolean; isRosterHidden: boolean } | null,
): Sport {
  return {
    abbrev: row.abbreviation,
    facebookPage: row.facebook,
    globalSportGender: row.gender,
    globalSportId: row.globalSportId,
    globalSportShortName: row.globalSportShortname,
    globalSportNameSlug: row.globalSportNameSlug,
    id: row.id,
    instagramName: row.instagram,
    nonSport: row.nonSport,
    pinterestName: row.pinterest,
    shortName: row.shortname,
    title: row.title,
    ticketsLink: row.tickets,
    twitterName: row.twitter,
    youtubeName: row.youtube,
    rosterId: season && hasPublicRoster(season) ? season.id : null,
    scheduleId: season?.id ?? null,
    displayOpponentHistory: row.displayOpponentHistory,
    poster: row.poster,
    sportGroup: sportGroupOf(row.globalSportShortname),
  }
}

type SportRefRow = Pick<SportRow, 'id' | 'title' | 'shortname' | 'abbreviation' | 'globalSportNameSlug'>

export function toSportRef(row: SportRefRow): SportRef {
  return {
    id: row.id,
    title: row.title,
    shortName: row.shortname,
    abbrev: row.abbreviation,
    globalSportNameSlug: row.globalSportNameSlug,
  }
}

export function toConference(row: Omit<ConferenceRow, 'tenantId' | 'website'> | null): Conference | null {
  return row && { id: row.id, title: row.title, abbreviation: row.abbreviation, logo: row.logo }
}

export function toFacilitySummary(row: FacilityRow, teams: readonly SportRow[]): FacilitySummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    location: row.location,
    teaser: row.teaser,
    featured: row.featured,
    capacity: row.capacity,
    opened: row.opened,
    images: row.images,
    sports: teams.map(toSportRef),
    pageUrl: `/facilities/${row.slug}/${row.id}`,
  }
}
