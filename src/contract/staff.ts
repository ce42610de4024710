import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { FilterText, Id, Letter, SeasonChoice, SeasonTitle, Slug, SportRef } from './shapes/shared.ts'

export const Department = object({
  id: Id,
  title: text(),
  slug: Type.String({ description: "Ends in '-department'", examples: ['sports-medicine-department'] }),
  sport: nullable(SportRef),
  phone: nullableText(),
  location: nullableText(),
  url: text(),
})
export type Department = Static<typeof Department>

/** In two parts, so that no page need hold an address that a harvester can read. */
export const EmailParts = object({ user: text(), domain: text() })
export type EmailParts = Static<typeof EmailParts>

export const StaffEntry = object({
  id: Id,
  firstName: text(),
  lastName: text(),
  slug: text(),
  title: text(),
  email: nullable(EmailParts),
  phone: nullableText(),
  image: nullableText(),
  url: text(),
})
export type StaffEntry = Static<typeof StaffEntry>

export const StaffDepartment = object({ ...Department.properties, members: Type.Array(StaffEntry) })
export type StaffDepartment = Static<typeof StaffDepartment>

export const StaffDirectory = object({
  departments: Type.Array(StaffDepartment),
  totalItems: Type.Integer(),
  letters: Type.Array(text(), {
    description: 'Under which somebody is found who has the words that were asked for',
  }),
})
export type StaffDirectory = Static<typeof StaffDirectory>

export const SportStaff = object({
  sport: SportRef,
  department: nullable(Department),
  members: Type.Array(StaffEntry),
})
export type SportStaff = Static<typeof SportStaff>

export const Education = object({ degree: text(), school: text(), year: nullable(Type.Integer()) })
export type Education = Static<typeof Education>

export const PreviousStop = object({ title: text(), school: text(), years: text() })
export type PreviousStop = Static<typeof PreviousStop>

/** A place with a team in one season. */
export const TeamPlace = object({
  sport: SportRef,
  season: text(),
  kind: oneOf(['coach', 'support']),
  title: text(),
  url: text(),
})
export type TeamPlace = Static<typeof TeamPlace>

export const StaffBio = object({
  ...StaffEntry.properties,
  department: Department,
  bio: nullable(Type.String({ description: 'HTML paragraphs' })),
  since: nullable(Type.Integer()),
  hometown: nullableText(),
  education: Type.Array(Education),
  previousStops: Type.Array(PreviousStop),
  teams: Type.Array(TeamPlace),
})
export type StaffBio = Static<typeof StaffBio>

const Totals = {
  wins: Type.Integer(),
  losses: Type.Integer(),
  ties: Type.Integer(),
  winPercent: Type.Number(),
  conferenceWins: Type.Integer(),
  conferenceLosses: Type.Integer(),
  conferenceTies: Type.Integer(),
  conferencePercent: Type.Number(),
}

export const CoachingTotals = object(Totals)
export type CoachingTotals = Static<typeof CoachingTotals>

export const CoachingRecord = object({
  season: Type.String({
    description: 'One season, or the first and the last of a coach',
    examples: ['2019-20', '1998-99 to 2011-12'],
  }),
  seasonCount: Type.Integer(),
  name: text(),
  /** Only of a coach who is still employed. */
  coachId: nullable(Id),
  url: nullableText(),
  ...Totals,
  isStored: Type.Boolean({
    description: 'True where old seasons have only totals; false where every figure is computed from games',
  }),
})
export type CoachingRecord = Static<typeof CoachingRecord>

export const CoachingRecordType = oneOf(['year', 'overall'])
export type CoachingRecordType = Static<typeof CoachingRecordType>

export const CoachingRecords = object({
  sport: SportRef,
  type: oneOf(['year', 'overall'], { default: 'year' }),
  records: Type.Array(CoachingRecord),
  total: CoachingTotals,
})
export type CoachingRecords = Static<typeof CoachingRecords>

export const CoachBio = object({
  ...StaffBio.properties,
  records: Type.Array(CoachingRecord),
  career: nullable(CoachingTotals),
})
export type CoachBio = Static<typeof CoachBio>

export const CoachList = object({
  sport: SportRef,
  ...SeasonChoice,
  coaches: Type.Array(StaffEntry),
  supportStaff: Type.Array(StaffEntry),
})
export type CoachList = Static<typeof CoachList>

export const DirectoryQuery = object({ letter: Type.Optional(Letter), text: Type.Optional(FilterText) })
export type DirectoryQuery = Static<typeof DirectoryQuery>

export const staff = endpoints({
  directory: {
    method: 'GET',
    path: '/Staff',
    summary: 'Everybody the school employs, by department',
    query: DirectoryQuery,
    response: StaffDirectory,
  },
  departments: {
    method: 'GET',
    path: '/Staff/departments',
    summary: 'The departments in their order',
    response: Type.Array(Department),
  },
  department: {
    method: 'GET',
    path: '/Staff/department/:departmentId',
    summary: 'One department and its people',
    params: object({ departmentId: Id }),
    response: StaffDepartment,
  },
  bySport: {
    method: 'GET',
    path: '/Staff/bySport/:slug',
    summary: "A sport's staff",
    params: object({ slug: Slug }),
    response: SportStaff,
  },
  member: {
    method: 'GET',
    path: '/Staff/:staffMemberId',
    summary: "A staff member's page",
    params: object({ staffMemberId: Id }),
    response: StaffBio,
  },
  coachesBySport: {
    method: 'GET',
    path: '/Coaches/bySport/:slug',
    summary: "A team's coaches, the current season unless one is named",
    params: object({ slug: Slug }),
    query: object({ season: Type.Optional(SeasonTitle) }),
    response: CoachList,
  },
  coachingRecords: {
    method: 'GET',
    path: '/Coaches/records/:slug/:type',
    summary: "A sport's head coaching records, by season or by coach",
    params: object({ slug: Slug, type: CoachingRecordType }),
    response: CoachingRecords,
  },
  coach: {
    method: 'GET',
    path: '/Coaches/:coachId',
    summary: "A coach's page with the record of each season as head coach",
    params: object({ coachId: Id }),
    response: CoachBio,
  },
  supportStaff: {
    method: 'GET',
    path: '/SupportStaff/:supportStaffId',
    summary: "A support staff member's page",
    params: object({ supportStaffId: Id }),
    response: StaffBio,
  },
})
