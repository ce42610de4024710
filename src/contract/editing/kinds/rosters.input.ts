import { Type } from 'typebox'
import { settingsGroups } from '../../settings.ts'
import { object } from '../../shapes/schema.ts'
import { SocialAccount } from '../../shapes/shared.ts'
import * as field from './fields.ts'

export const rostersInputs = {
  players: object({
    firstName: field.line(100),
    lastName: field.line(100),
    slug: field.slug(),
    hometown: field.lineOrNone(),
    highSchool: field.lineOrNone(),
    previousSchool: field.lineOrNone(),
    major: field.lineOrNone(),
    bio: field.proseOrNone(),
    image: field.lineOrNone(1000),
    social: Type.Array(SocialAccount, { maxItems: 20, default: [] }),
  }),
  'roster-entries': object({
    seasonId: field.ref(),
    playerId: field.ref(),
    jersey: field.lineOrNone(10),
    position: field.lineOrNone(40),
    positionTitle: field.lineOrNone(100),
    academicYear: field.line(60),
    heightInches: field.wholeOrNone(36, 110),
    weight: field.wholeOrNone(60, 600),
    isCaptain: field.yesNo(),
  }),
  'historical-players': object({
    sportId: field.ref(),
    firstName: field.line(100),
    lastName: field.line(100),
    firstYear: field.year(),
    lastYear: field.year(),
    jersey: field.lineOrNone(10),
    position: field.lineOrNone(60),
    hometown: field.lineOrNone(),
    highSchool: field.lineOrNone(),
  }),
  'sport-template': settingsGroups['sports-template'],
}
