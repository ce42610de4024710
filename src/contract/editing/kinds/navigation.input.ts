import { object } from '../../shapes/schema.ts'
import * as field from './fields.ts'

export const navigationInputs = {
  navigation: object({
    parentId: field.refOrNone(),
    sportId: field.refOrNone(),
    sponsorId: field.refOrNone(),
    columnNumber: field.wholeFrom(1, 12),
    rank: field.rank(),
    title: field.line(),
    url: field.addressOrNone(),
    className: field.lineOrNone(100),
    isSeparator: field.yesNo(),
    openInNewWindow: field.yesNo(),
  }),
  'sport-navigation': object({
    parentId: field.refOrNone(),
    sportId: field.refOrNone(),
    rank: field.rank(),
    title: field.line(),
    url: field.addressOrNone(),
    className: field.lineOrNone(100),
    openInNewWindow: field.yesNo(),
  }),
}
