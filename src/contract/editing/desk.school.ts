import type { Static } from 'typebox'
import { nullableText, object, text } from '../shapes/schema.ts'
import { Brand } from '../tenants.ts'

/** The school whose desk it is, for whoever opens it. */
export const DeskSchool = object({
  key: text(),
  name: text(),
  abbreviation: text(),
  timeZone: text(),
  brand: Brand,
  logo: text(),
  /** What the university's own sign-in is called; null where there is none. */
  university: nullableText(),
})
export type DeskSchool = Static<typeof DeskSchool>
