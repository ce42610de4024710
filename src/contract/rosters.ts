import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, orPlace, text } from './shapes/schema.ts'
import {
  Decade,
  FilterText,
  Id,
  Letter,
  Page,
  Paging,
  SeasonChoice,
  SeasonTitle,
  Slug,
  SocialAccount,
  SportRef,
} from './shapes/shared.ts'

export const RosterPlayer = object({
  rosterPlayerId: orPlace(Id),
  playerId: orPlace(Id),
  firstName: text(),
  lastName: text(),
  slug: text(),
  jerseyNumber: nullableText(),
  position: nullableText(),
  positionTitle: nullableText(),
  academicYear: text(),
  heightInches: nullable(Type.Integer()),
  weight: nullable(Type.Integer()),
  hometown: nullableText(),
  highSchool: nullableText(),
  previousSchool: nullableText(),
  major: nullableText(),
  isCaptain: Type.Boolean(),
  image: nullableText(),
  socialMedia: Type.Array(SocialAccount),
  url: text(),
})
export type RosterPlayer = Static<typeof RosterPlayer>

export const TeamStaffMember = object({
  staffMemberId: Id,
  kind: oneOf(['coach', 'support']),
  firstName: text(),
  lastName: text(),
  title: text(),
  image: nullableText(),
  url: text(),
})
export type TeamStaffMember = Static<typeof TeamStaffMember>

export const Roster = object({
  rosterId: Id,
  sport: SportRef,
  ...SeasonChoice,
  players: Type.Array(RosterPlayer),
  coaches: Type.Array(TeamStaffMember),
  supportStaff: Type.Array(TeamStaffMember),
})
export type Roster = Static<typeof Roster>

const PlayerLink = object({
  rosterPlayerId: Id,
  firstName: text(),
  lastName: text(),
  jerseyNumber: nullableText(),
  position: nullableText(),
  image: nullableText(),
  url: text(),
})
export type PlayerLink = Static<typeof PlayerLink>

/** One of the seasons a person was on a roster. */
export const PlayerSeason = object({
  rosterPlayerId: Id,
  sport: SportRef,
  season: text(),
  jerseyNumber: nullableText(),
  position: nullableText(),
  academicYear: text(),
  isCaptain: Type.Boolean(),
  url: text(),
})
export type PlayerSeason = Static<typeof PlayerSeason>

export const RosterPlayerBio = object({
  player: RosterPlayer,
  sport: SportRef,
  season: text(),
  bio: nullable(Type.String({ description: 'HTML paragraphs' })),
  seasons: Type.Array(PlayerSeason),
  /** The neighbours on the roster in the order of numbers, then names. */
  previous: nullable(PlayerLink),
  next: nullable(PlayerLink),
})
export type RosterPlayerBio = Static<typeof RosterPlayerBio>

/** A person and one sport: everybody stands once for each sport they played. */
export const HistoricalPlayer = object({
  firstName: text(),
  lastName: text(),
  sport: SportRef,
  firstYear: Type.Integer(),
  lastYear: Type.Integer(),
  years: Type.String({ description: "'1987-90', or '1987' for one season", examples: ['1987-90'] }),
  jerseyNumbers: Type.Array(text()),
  positions: Type.Array(text()),
  hometown: nullableText(),
  highSchool: nullableText(),
  /** The bio of their last season; null for those of the years before rosters were kept by season. */
  url: nullableText(),
})
export type HistoricalPlayer = Static<typeof HistoricalPlayer>

export const HistoricalQuery = object({
  sportId: Type.Optional(Id),
  letter: Type.Optional(Letter),
  text: Type.Optional(FilterText),
  decade: Type.Optional(Decade),
  ...Paging,
})
export type HistoricalQuery = Static<typeof HistoricalQuery>

const bySport = {
  method: 'GET',
  params: object({ slug: Slug }),
  query: object({ season: Type.Optional(SeasonTitle) }),
  response: Roster,
} as const
const player = { method: 'GET', params: object({ rosterPlayerId: Id }), response: RosterPlayerBio } as const

export const rosters = endpoints({
  bySport: {
    ...bySport,
    path: '/Rosters/bySport/:slug',
    summary: "A team's roster, the current season unless one is named",
  },
  hiddenBySport: {
    ...bySport,
    path: '/Hidden/Rosters/bySport/:slug',
    summary: "A team's roster, announced or not",
    hidden: true,
  },
  player: {
    ...player,
    path: '/Rosters/player/:rosterPlayerId',
    summary:
      "A player's page: the line of one season, the person, all of their seasons and the neighbours on the roster",
  },
  hiddenPlayer: {
    ...player,
    path: '/Hidden/Rosters/player/:rosterPlayerId',
    summary: "A player's page, on a roster announced or not",
    hidden: true,
  },
  historical: {
    method: 'GET',
    path: '/Rosters/historical',
    summary: 'Everybody who ever played, once for each sport, by name',
    query: HistoricalQuery,
    response: object({
      ...Page(HistoricalPlayer).properties,
      /** When the first of all who are known played, whatever was asked for: decades begin there. */
      firstYear: nullable(Type.Integer()),
    }),
  },
})
