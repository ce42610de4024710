import { Type } from 'typebox'
import { AdSlot } from '../../ads.ts'
import { object } from '../../shapes/schema.ts'
import * as field from './fields.ts'

export const adsInputs = {
  sponsors: object({
    name: field.line(),
    tagline: field.lineOrNone(),
    url: field.address(),
    logo: field.line(1000),
    banner: field.picture(),
    slots: Type.Array(AdSlot, { maxItems: 10, uniqueItems: true, default: [] }),
    enabled: field.yesNo(true),
    rank: field.rank(),
  }),
}
