import { object } from '../../shapes/schema.ts'
import { TagObject } from '../../tracking.ts'
import * as field from './fields.ts'

export const trackingInputs = {
  'tracking-tags': object({
    name: field.line(),
    enabled: field.yesNo(true),
    isNecessary: field.yesNo(),
    rank: field.rank(),
    pageTemplates: field.lines(),
    sportNames: field.lines(),
    contentId: field.wholeOrNone(1),
    head: TagObject,
    openBody: TagObject,
    closeBody: TagObject,
  }),
}
