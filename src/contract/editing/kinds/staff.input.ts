import { Type } from 'typebox'
import { object } from '../../shapes/schema.ts'
import { Education, PreviousStop } from '../../staff.ts'
import * as field from './fields.ts'

const teamPlace = object({
  seasonId: field.ref(),
  staffMemberId: field.ref(),
  title: field.line(),
  rank: field.rank(),
})

export const staffInputs = {
  departments: object({
    title: field.line(),
    slug: field.slug(),
    sportId: field.refOrNone(),
    rank: field.rank(),
    phone: field.lineOrNone(60),
    location: field.lineOrNone(),
  }),
  'staff-members': object({
    firstName: field.line(100),
    lastName: field.line(100),
    slug: field.slug(),
    title: field.line(),
    departmentId: field.ref(),
    rank: field.rank(),
    email: field.email(),
    phone: field.lineOrNone(60),
    bio: field.proseOrNone(),
    image: field.lineOrNone(1000),
    since: field.yearOrNone(),
    hometown: field.lineOrNone(),
    education: Type.Array(Education, { maxItems: 20, default: [] }),
    previousStops: Type.Array(PreviousStop, { maxItems: 50, default: [] }),
  }),
  coaches: teamPlace,
  'support-staff': teamPlace,
  'coaching-seasons': object({
    sportId: field.ref(),
    season: field.line(20),
    year: field.year(),
    staffMemberId: field.refOrNone(),
    firstName: field.line(100),
    lastName: field.line(100),
    wins: field.whole(),
    losses: field.whole(),
    ties: field.whole(),
    conferenceWins: field.whole(),
    conferenceLosses: field.whole(),
    conferenceTies: field.whole(),
  }),
}
