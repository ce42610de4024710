import { type Static, Type } from 'typebox'
import { object, oneOf, text } from './shapes/schema.ts'

const colour = (fallback: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', default: fallback })

/** What the letters of a site may be; the first is its own, the others are on every machine and fetch nothing. */
export const brandFonts = [
  { key: 'archivo', title: 'Archivo, the built-in font' },
  { key: 'system', title: "The reader's own font" },
  { key: 'serif', title: 'A classic serif' },
] as const

/** A whole look to begin with; colours, font and crest go on top of it. */
export const brandThemes = [
  { key: 'classic', title: 'Classic', help: 'White pages under a header in your main color.' },
  { key: 'night', title: 'Night game', help: 'Dark pages, with your colors under the lights.' },
  { key: 'heritage', title: 'Heritage', help: 'Tinted paper, square corners and serif headlines.' },
  { key: 'bright', title: 'Bright', help: 'A light header, round corners and bold lines.' },
] as const

export const Brand = object({
  primary: colour('#1f2937'),
  secondary: colour('#ffffff'),
  font: Type.Optional(oneOf(brandFonts.map(({ key }) => key))),
  theme: Type.Optional(oneOf(brandThemes.map(({ key }) => key))),
})
export type Brand = Static<typeof Brand>

export const SiteConfiguration = object({
  tenant: text(),
  bucket: text(),
  imagesCdnPath: text(),
  logo: text(),
  defaultPersonImage: text(),
  nativoEnabled: Type.Boolean(),
  enableFooterPersonalInfo: Type.Boolean(),
  gtmIds: Type.Array(text()),
  htlbid: object({ siteId: text(), isTesting: Type.Boolean() }),
  disableSSR: Type.Boolean(),
  takeoversEnabled: Type.Boolean(),
  documentCacheEnabled: Type.Optional(
    Type.Boolean({ description: 'Whether rendered pages are kept; on unless it is turned off' }),
  ),
  showOvertimePeriods: Type.Optional(
    Type.Boolean({
      description:
        'Whether the line score of a game that goes on has a column for overtime before there is any; off unless it is turned on',
    }),
  ),
  showReadMore: Type.Optional(
    Type.Boolean({ description: 'Whether a long bio waits behind a button; on unless it is turned off' }),
  ),
  trackingTagsEnabled: Type.Optional(
    Type.Boolean({ description: 'Whether pages carry tracking tags; on unless it is turned off' }),
  ),
  requiresTwoStep: Type.Optional(
    Type.Boolean({
      description: 'Whether those who write need a second step to sign in; off unless it is turned on',
    }),
  ),
  rosterPortraitMode: Type.Optional(
    Type.Boolean({
      description: 'Whether the cards of a roster have large portraits; off unless it is turned on',
    }),
  ),
})
export type SiteConfiguration = Static<typeof SiteConfiguration>

/** A school as the host resolves it from the host name, before any data is asked for. */
export interface Tenant {
  key: string
  name: string
  /** 'HSU': the one word for the school where a name has no room, in every answer. */
  abbreviation: string
  /** The association's code of the school, which live statistics carry. */
  ncaaSchoolCode: string | null
  hosts: string[]
  timeZone: string
  brand: Brand
  configuration: SiteConfiguration
}
