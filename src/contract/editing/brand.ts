import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, oneOf, text } from '../shapes/schema.ts'
import { DateTimeUtc } from '../shapes/shared.ts'
import { brandFonts, brandThemes } from '../tenants.ts'
import { at, example, reads, writes } from './desk.words.ts'
import { ColourCheck } from './schools.ts'

const administers = { ...writes, needs: 'administrator' } as const
const looks = { ...reads, needs: 'administrator' } as const
const Colour = (sample: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', ...example(sample) })
const Name = (maxLength: number, sample: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^<>]*$', ...example(sample) })

/** What of a school's look can be chosen. */
export const BrandChoice = object({
  name: Name(120, 'Northfold University'),
  abbreviation: Name(12, 'NFU'),
  primary: Colour('#7a1f1f'),
  secondary: Colour('#f7e7ce'),
  font: oneOf(brandFonts.map(({ key }) => key)),
  theme: Type.Optional(
    oneOf(
      brandThemes.map(({ key }) => key),
      { description: 'Without it the look stays' },
    ),
  ),
  crest: Type.Optional(
    nullable(
      Type.String({
        maxLength: 700_000,
        description: 'A new PNG or SVG file, base64; without it the crest stays',
      }),
    ),
  ),
})
export type BrandChoice = Static<typeof BrandChoice>

const Brand = object({
  name: text(),
  abbreviation: text(),
  primary: text(),
  secondary: text(),
  font: text(),
  theme: text(),
  crest: Type.String({ description: 'Its address' }),
  fonts: Type.Array(object({ key: text(), title: text() })),
  themes: Type.Array(object({ key: text(), title: text(), help: text() })),
  checks: Type.Array(ColourCheck),
  version: Type.String({ description: 'Of what is there now; a change names it' }),
})

const Switch = object({ name: text(), label: text(), help: text(), isOn: Type.Boolean() })

/** How a school looks, and what its site does. */
export const brand = endpoints({
  now: {
    ...looks,
    path: at('/brand'),
    summary: 'How the school looks, and how its colors do',
    response: Brand,
  },
  check: {
    ...looks,
    path: at('/brand/check'),
    summary:
      "How two colors would do, and what keeps them from being used; the school's own where one is not given",
    query: object({
      primary: Type.Optional(Colour('#7a1f1f')),
      secondary: Type.Optional(Colour('#f7e7ce')),
    }),
    response: object({ checks: Type.Array(ColourCheck), problems: Type.Array(text()) }),
  },
  preview: {
    ...administers,
    method: 'POST',
    path: at('/brand/preview'),
    summary: 'An address that shows the real pages in another look, for a day',
    body: object({
      ...BrandChoice.properties,
      path: Type.Optional(Type.String({ pattern: '^/(?!/)', maxLength: 500 })),
    }),
    response: object({ address: text(), expires: DateTimeUtc }),
  },
  change: {
    ...administers,
    method: 'PUT',
    path: at('/brand'),
    summary: 'Gives the site another look, on every page at once',
    body: object({ ...BrandChoice.properties, version: Type.String({ maxLength: 64, ...example('') }) }),
    response: Brand,
  },
  switches: {
    ...looks,
    path: at('/site-switches'),
    summary: 'What of the site can be turned on and off',
    response: object({ switches: Type.Array(Switch) }),
  },
  turn: {
    ...administers,
    method: 'PUT',
    path: at('/site-switches'),
    summary: 'Turns something of the site on or off',
    body: object({ name: Type.String({ maxLength: 60, ...example('showReadMore') }), isOn: Type.Boolean() }),
    response: object({ switches: Type.Array(Switch) }),
  },
})
