import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { nullable, object, text } from '../shapes/schema.ts'
import { sportList } from '../shapes/sport-list.ts'
import { at, example, reads, writes } from './desk.words.ts'

/** Of whoever runs the platform, who may do everything at every school. */
const operates = {
  ...writes,
  needs: 'administrator',
  operator: true,
  rate: { name: 'schools', max: 20, minutes: 10 },
} as const
const looks = { ...reads, needs: 'administrator', operator: true } as const

export const SchoolKey = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$', ...example('northfold') })
const Colour = (sample: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', ...example(sample) })
const OfSchool = object({ key: SchoolKey })

export const ColourCheck = object({
  what: text(),
  ratio: Type.Number(),
  needed: Type.Number(),
  passes: Type.Boolean(),
  advice: text(),
})

const School = object({
  key: text(),
  name: text(),
  hosts: Type.Array(text()),
  address: Type.String({ description: 'Where it is read' }),
  timeZone: text(),
  primary: text(),
  secondary: text(),
  isDemo: Type.Boolean(),
})

export const NewSchool = object({
  key: SchoolKey,
  name: Type.String({
    minLength: 2,
    maxLength: 120,
    pattern: '^[^<>]*$',
    ...example('Northfold University'),
  }),
  abbreviation: Type.String({ minLength: 1, maxLength: 12, pattern: '^[^<>]*$', ...example('NFU') }),
  mascot: Type.String({
    maxLength: 60,
    pattern: '^[^<>]*$',
    description: 'In the plural, as in Herons; empty where there is none',
    ...example('Herons'),
  }),
  hosts: Type.Array(
    Type.String({
      maxLength: 253,
      pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
      ...example('northfold.example'),
    }),
    { minItems: 1, maxItems: 20, uniqueItems: true, ...example(['northfold.example']) },
  ),
  timeZone: Type.String({ maxLength: 60, ...example('America/Chicago') }),
  primary: Colour('#7a1f1f'),
  secondary: Colour('#f7e7ce'),
  sports: Type.Array(Type.String({ enum: sportList.map(({ key }) => key) }), {
    maxItems: 60,
    uniqueItems: true,
    ...example(['football']),
  }),
  administrator: Type.String({ maxLength: 254, ...example('name@school.edu') }),
  crest: Type.Optional(
    nullable(
      Type.String({
        maxLength: 700_000,
        description: 'A PNG or SVG file, base64; without it one is drawn from the colors and the letters',
      }),
    ),
  ),
})
export type NewSchool = Static<typeof NewSchool>

/** Schools as a whole. */
export const schools = endpoints({
  choices: {
    ...looks,
    path: at('/platform/choices'),
    summary: 'What a new school can be made with: the sports',
    response: object({
      sports: Type.Array(object({ key: text(), title: text(), season: text(), gender: text() })),
    }),
  },
  list: {
    ...looks,
    path: at('/platform/schools'),
    summary: 'The schools of the platform',
    response: object({ schools: Type.Array(School) }),
  },
  checkColours: {
    ...looks,
    path: at('/platform/colors'),
    summary: 'How two colors do on the pages of a site',
    query: object({
      primary: Type.Optional(Colour('#7a1f1f')),
      secondary: Type.Optional(Colour('#f7e7ce')),
    }),
    response: object({ checks: Type.Array(ColourCheck), problems: Type.Array(text()) }),
  },
  create: {
    ...operates,
    method: 'POST',
    path: at('/platform/schools'),
    summary: 'Makes a school with all its pages, empty, and invites its first administrator',
    body: NewSchool,
    response: object({
      school: School,
      checks: Type.Array(ColourCheck),
      invited: Type.String({ description: 'To whom the invitation went' }),
    }),
  },
  export: {
    ...looks,
    path: at('/platform/schools/:key/export'),
    summary: 'A whole school as one archive: unpacked, it is the folder that import-school takes in',
    params: OfSchool,
    response: Type.String(),
    file: 'application/x-tar',
    rate: { name: 'school exports', max: 20, minutes: 60 },
  },
  remove: {
    ...operates,
    method: 'POST',
    path: at('/platform/schools/:key/delete'),
    summary: 'Deletes a school with all it has, for good. Its key must be typed in again',
    params: OfSchool,
    body: object({ again: Type.String({ maxLength: 60, ...example('') }) }),
    response: object({ key: text(), rows: Type.Integer(), files: Type.Integer() }),
  },
})
