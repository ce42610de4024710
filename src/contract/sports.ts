import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import {
  like,
  name,
  nullable,
  nullableText,
  object,
  oneOf,
  orPlace,
  slugLike,
  text,
} from './shapes/schema.ts'
import { FilterText, Id, Image, Page, Paging, SportRef, WinsLosses } from './shapes/shared.ts'
import { sportGroups } from './shapes/sport-groups.ts'

export const Sport = object({
  abbrev: text(),
  facebookPage: nullableText(),
  globalSportGender: nullable(oneOf(['M', 'W', 'X'])),
  globalSportId: Type.Integer(),
  globalSportShortName: text(),
  shortName: slugLike('title'),
  globalSportNameSlug: like('shortName', text()),
  id: Id,
  instagramName: nullableText(),
  nonSport: Type.Boolean(),
  pinterestName: nullableText(),
  title: name(),
  ticketsLink: nullableText(),
  twitterName: nullableText(),
  youtubeName: nullableText(),
  rosterId: nullable(Id),
  scheduleId: nullable(Id),
  displayOpponentHistory: Type.Boolean(),
  poster: nullableText(),
  sportGroup: nullable(
    oneOf(sportGroups, { description: 'The group whose special handling the sport gets' }),
  ),
})
export type Sport = Static<typeof Sport>

export const Facility = object({
  id: Id,
  title: text(),
  slug: slugLike('title'),
  location: text(),
})
export type Facility = Static<typeof Facility>

export const FacilitySummary = object({
  id: orPlace(Id),
  title: text(),
  slug: slugLike('title'),
  location: text(),
  teaser: nullableText(),
  featured: Type.Boolean(),
  capacity: nullable(Type.Integer()),
  opened: nullable(Type.Integer()),
  images: Type.Array(Image),
  /** The teams at home there. */
  sports: Type.Array(SportRef),
  /** The facility's page on this site. */
  pageUrl: text(),
})
export type FacilitySummary = Static<typeof FacilitySummary>

export const FacilityPage = object({
  ...FacilitySummary.properties,
  description: nullableText(),
  url: nullable(Type.String({ description: "The facility's own website" })),
  address: nullable(Type.String({ description: 'Street and town, as a map finds them' })),
  directions: nullableText(),
  /** What is worth knowing besides: the surface, the lights, the last renewal. */
  facts: Type.Array(object({ label: text(), value: text() })),
  amenities: Type.Array(text()),
  homeRecords: Type.Array(
    object({
      sport: SportRef,
      since: Type.Integer({ description: 'The year of the first game that is known' }),
      record: WinsLosses,
    }),
    { description: 'Of the teams that have won or lost there, by name' },
  ),
  comingHomeGames: Type.Integer(),
})
export type FacilityPage = Static<typeof FacilityPage>

export const FacilitiesQuery = object({
  featured: Type.Optional(Type.Boolean()),
  text: Type.Optional(FilterText),
  ...Paging,
})
export type FacilitiesQuery = Static<typeof FacilitiesQuery>

export const sports = endpoints({
  list: {
    method: 'GET',
    path: '/Sports',
    summary: 'Every sport of the school, and its non-sport entries',
    response: Type.Array(Sport),
    whenFailed: [],
  },
  facilities: {
    method: 'GET',
    path: '/Facilities',
    summary: 'The places to play and train, by name',
    query: FacilitiesQuery,
    response: Page(FacilitySummary),
  },
  facility: {
    method: 'GET',
    path: '/Facilities/:facilityId',
    summary: 'One facility, the teams that play there and how many home games are to come',
    params: object({ facilityId: Id }),
    response: FacilityPage,
  },
})
