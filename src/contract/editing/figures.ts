import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, oneOf, text } from '../shapes/schema.ts'
import { DateOnly } from '../shapes/shared.ts'
import { at, Day, example, reads } from './desk.words.ts'

export const figureDays = [7, 30, 90] as const

const Named = Type.Array(object({ name: text(), times: Type.Integer() }))

export const SiteFigures = object({
  from: DateOnly,
  to: DateOnly,
  days: Type.Array(object({ day: DateOnly, views: Type.Integer() }), {
    description: 'Every day, also those of nobody',
  }),
  views: Type.Integer(),
  before: Type.Integer({ description: 'Views of as many days before' }),
  pages: Named,
  sports: Named,
  sources: Named,
  searches: Named,
  missed: Named,
})
export type SiteFigures = Static<typeof SiteFigures>

/** A sponsor's place ('s12') or a campaign ('c7'): what its reader is told of it. */
const Mark = Type.String({ pattern: '^[sc][1-9]\\d{0,8}$', ...example('s1') })
const OfMark = object({ mark: Mark })
/** A day or two, or a year. */
const Span = { from: { ...Day, ...example('2026-11-01') }, to: { ...Day, ...example('2026-11-30') } }
const seen = { shown: Type.Integer(), pressed: Type.Integer() }

export const PlacementReport = object({
  mark: Mark,
  name: text(),
  kind: oneOf(['sponsor', 'campaign']),
  from: DateOnly,
  to: DateOnly,
  ...seen,
  days: Type.Array(object({ day: DateOnly, ...seen }), { description: 'Every day, also those of nobody' }),
  pages: Type.Array(object({ page: text(), ...seen }), {
    description: 'The most seen first; an empty one stands for all that were not told apart',
  }),
})
export type PlacementReport = Static<typeof PlacementReport>

export const figures = endpoints({
  placements: {
    ...reads,
    path: at('/placements'),
    summary: 'How often every sponsor and every campaign was seen and followed between two days',
    query: object(Span),
    response: object({
      placements: Type.Array(
        object({ mark: Mark, name: text(), kind: oneOf(['sponsor', 'campaign']), ...seen }),
      ),
    }),
  },
  placementReport: {
    ...reads,
    path: at('/placements/:mark'),
    summary: 'How often a sponsor or a campaign was seen and followed, by page and by day',
    params: OfMark,
    query: object(Span),
    response: PlacementReport,
  },
  placementCsv: {
    method: 'GET',
    path: at('/placements/:mark/csv'),
    summary: 'The same as comma-separated values',
    params: OfMark,
    query: object(Span),
    response: Type.String(),
    file: 'text/csv',
    needs: 'editor',
  },
  placementPdf: {
    method: 'GET',
    path: at('/placements/:mark/pdf'),
    summary: 'The same as a tagged PDF, to be sent with an invoice',
    params: OfMark,
    query: object(Span),
    response: Type.String(),
    file: 'application/pdf',
    needs: 'editor',
  },
  figures: {
    ...reads,
    path: at('/figures'),
    summary:
      'How often pages were read, by page, sport and day, where readers came from, and what they searched: added up, nobody in particular',
    query: object({ days: oneOf(['7', '30', '90'], { default: '30', examples: ['7'] }) }),
    response: SiteFigures,
  },
})
