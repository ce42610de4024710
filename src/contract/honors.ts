import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { name, nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import {
  DateOnly,
  Decade,
  FilterText,
  Id,
  Letter,
  Page,
  Paging,
  Slug,
  SportRef,
  Year,
} from './shapes/shared.ts'

export const awardTypes = ['athlete-of-the-week', 'conference', 'academic', 'national', 'department'] as const
export const AwardType = oneOf(awardTypes)
export type AwardType = Static<typeof AwardType>

export const HonorGrouping = oneOf(['year', 'sport', 'name'])
export type HonorGrouping = Static<typeof HonorGrouping>
/** What a list stands under: it is ordered so that each group is in one piece. */
const grouping = Type.Optional(oneOf(['year', 'sport', 'name'], { default: 'year' }))

export const AwardSummary = object({
  id: Id,
  title: text(),
  type: oneOf(awardTypes, { default: awardTypes[0] }),
  awardedOn: DateOnly,
  year: Type.Integer(),
  sport: nullable(SportRef),
  recipient: text(),
  citation: text(),
  image: nullableText(),
  url: text(),
})
export type AwardSummary = Static<typeof AwardSummary>

export const Award = object({
  ...AwardSummary.properties,
  description: Type.String({ description: 'HTML paragraphs' }),
  /** The page of the player it went to. */
  playerUrl: nullableText(),
  gameId: nullable(Id),
})
export type Award = Static<typeof Award>

export const AllAmericanSummary = object({
  id: Id,
  firstName: text(),
  lastName: text(),
  slug: text(),
  sport: SportRef,
  year: Type.Integer(),
  team: text(),
  selector: text(),
  position: nullableText(),
  image: nullableText(),
  url: text(),
})
export type AllAmericanSummary = Static<typeof AllAmericanSummary>

export const AllAmerican = object({
  ...AllAmericanSummary.properties,
  hometown: nullableText(),
  bio: Type.String({ description: 'HTML paragraphs' }),
  /** Their page in the rosters, or their line in the all-time roster. */
  playerUrl: nullableText(),
})
export type AllAmerican = Static<typeof AllAmerican>

export const Honor = object({ id: Id, title: text(), slug: name(), description: text(), url: text() })
export type Honor = Static<typeof Honor>

export const HonorKind = object({
  ...Honor.properties,
  inducteeCount: Type.Integer(),
  latestClass: nullable(Type.Integer()),
})
export type HonorKind = Static<typeof HonorKind>

export const inducteeRoles = ['player', 'coach', 'team', 'contributor'] as const

export const InducteeSummary = object({
  id: Id,
  firstName: text(),
  lastName: text(),
  slug: text(),
  classYear: Type.Integer(),
  sport: nullable(SportRef),
  role: oneOf(inducteeRoles, { default: 'player' }),
  years: nullable(Type.String({ description: 'At the school', examples: ['1968-71'] })),
  jerseyNumber: nullableText(),
  position: nullableText(),
  citation: text(),
  image: nullableText(),
  url: text(),
})
export type InducteeSummary = Static<typeof InducteeSummary>

export const Inductee = object({
  ...InducteeSummary.properties,
  honor: Honor,
  hometown: nullableText(),
  bio: Type.String({ description: 'HTML paragraphs' }),
  /** Their page in the rosters, or their line in the all-time roster; null where neither knows them. */
  playerUrl: nullableText(),
  /** The others of the same class. */
  classmates: Type.Array(InducteeSummary),
  /** Who stands before and after on the roll by class, the latest class first. */
  previous: nullable(InducteeSummary),
  next: nullable(InducteeSummary),
})
export type Inductee = Static<typeof Inductee>

export const InducteeGroup = object({ title: text(), inductees: Type.Array(InducteeSummary) })
export type InducteeGroup = Static<typeof InducteeGroup>

export const HonorRoll = object({
  honor: Honor,
  grouping: oneOf(['year', 'sport', 'name'], { default: 'year' }),
  groups: Type.Array(InducteeGroup),
  pageIndex: Type.Integer(),
  pageSize: Type.Integer(),
  totalItems: Type.Integer(),
  /** What the filters can be set to. */
  years: Type.Array(Type.Integer()),
  sports: Type.Array(SportRef),
  letters: Type.Array(text()),
})
export type HonorRoll = Static<typeof HonorRoll>

export const AwardsQuery = object({
  grouping,
  year: Type.Optional(Year),
  sportId: Type.Optional(Id),
  type: Type.Optional(AwardType),
  playerId: Type.Optional(Id),
  text: Type.Optional(FilterText),
  ...Paging,
})
export type AwardsQuery = Static<typeof AwardsQuery>

export const AllAmericansQuery = object({
  grouping,
  sportId: Type.Optional(Id),
  decade: Type.Optional(Decade),
  playerId: Type.Optional(Id),
  text: Type.Optional(FilterText),
  ...Paging,
})
export type AllAmericansQuery = Static<typeof AllAmericansQuery>

export const HonorRollQuery = object({
  grouping,
  year: Type.Optional(Year),
  sportId: Type.Optional(Id),
  letter: Type.Optional(Letter),
  text: Type.Optional(FilterText),
  ...Paging,
})
export type HonorRollQuery = Static<typeof HonorRollQuery>

/** When the first of all that are known was given, whatever was asked for: what can be chosen begins there. */
const since = { firstYear: nullable(Type.Integer()) }

export const honors = endpoints({
  awards: {
    method: 'GET',
    path: '/awards',
    summary: 'Awards, the latest first, or by sport or recipient',
    query: AwardsQuery,
    response: object({ ...Page(AwardSummary).properties, ...since }),
  },
  award: {
    method: 'GET',
    path: '/awards/:awardId',
    summary: 'One award',
    params: object({ awardId: Id }),
    response: Award,
  },
  allAmericans: {
    method: 'GET',
    path: '/all-americans',
    summary: 'All-Americans, the latest first, or by sport or name',
    query: AllAmericansQuery,
    response: object({ ...Page(AllAmericanSummary).properties, ...since }),
  },
  allAmerican: {
    method: 'GET',
    path: '/all-americans/:allAmericanId',
    summary: 'One All-American',
    params: object({ allAmericanId: Id }),
    response: AllAmerican,
  },
  kinds: { method: 'GET', path: '/honors', summary: 'The kinds of honors', response: Type.Array(HonorKind) },
  inductee: {
    method: 'GET',
    path: '/honors/inductee/:inducteeId',
    summary: 'One inductee, and the others of the class',
    params: object({ inducteeId: Id }),
    response: Inductee,
  },
  roll: {
    method: 'GET',
    path: '/honors/:honorSlug',
    summary: 'The people of one honor, grouped by class, sport or name',
    params: object({ honorSlug: Slug }),
    query: HonorRollQuery,
    response: HonorRoll,
  },
})
