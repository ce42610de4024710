import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { Id, Image } from './shapes/shared.ts'

/** Places for advertising. A school without an ad network fills them with its own sponsors. */
export const AdSlot = oneOf([
  'header',
  'htlad-top',
  'htlad-common-top',
  'htlad-mobile-top',
  'htlad-mobile-bottom',
  'navigation',
])
export type AdSlot = Static<typeof AdSlot>

export const HouseSponsor = object({
  id: Id,
  name: text(),
  tagline: nullableText(),
  url: text(),
  logo: Image,
  /** A wide strip for the slots at the top of a page. */
  banner: nullable(Image),
  slots: Type.Array(AdSlot),
})
export type HouseSponsor = Static<typeof HouseSponsor>

export const ads = endpoints({
  sponsors: {
    method: 'GET',
    path: '/ads/sponsors',
    summary: "The school's own sponsors for its ad slots",
    query: object({ slot: Type.Optional(AdSlot) }),
    response: Type.Array(HouseSponsor),
    whenFailed: [],
  },
})
