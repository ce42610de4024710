import type { Sport } from '../sports.ts'

/** A sport in the client's spelling (see client-shapes.ts); pages that name none need not load it. */
export interface ClientSport {
  id: number
  title: string
  shortname: string
  abbreviation: string
  global_sport_id: number
  global_sport_shortname: string
  global_sport_name_slug: string
  gender: Sport['globalSportGender']
  non_sport: boolean
  facebook: string | null
  instagram: string | null
  twitter: string | null
  youtube: string | null
  pinterest: string | null
  tickets: string | null
  rosterId: number | null
  scheduleId: number | null
  displayOpponentHistory: boolean
  short_title: ''
  url: ''
}

export function toClientSport(
  sport: Partial<Sport> & Pick<Sport, 'id' | 'title' | 'shortName'>,
): ClientSport {
  return {
    id: sport.id,
    title: sport.title,
    shortname: sport.shortName,
    abbreviation: sport.abbrev ?? '',
    global_sport_id: sport.globalSportId ?? 0,
    global_sport_shortname: sport.globalSportShortName ?? '',
    global_sport_name_slug: sport.globalSportNameSlug ?? '',
    gender: sport.globalSportGender ?? null,
    non_sport: sport.nonSport ?? false,
    facebook: sport.facebookPage ?? null,
    instagram: sport.instagramName ?? null,
    twitter: sport.twitterName ?? null,
    youtube: sport.youtubeName ?? null,
    pinterest: sport.pinterestName ?? null,
    tickets: sport.ticketsLink ?? null,
    rosterId: sport.rosterId ?? null,
    scheduleId: sport.scheduleId ?? null,
    displayOpponentHistory: sport.displayOpponentHistory ?? false,
    short_title: '',
    url: '',
  }
}
