import { type Static, Type } from 'typebox'
import { endpoints } from '../endpoint.ts'
import { object, oneOf, text } from '../shapes/schema.ts'
import { DateOnly } from '../shapes/shared.ts'
import { at, reads } from './desk.words.ts'

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

export const figures = endpoints({
  figures: {
    ...reads,
    path: at('/figures'),
    summary:
      'How often pages were read, by page, sport and day, where readers came from, and what they searched: added up, nobody in particular',
    query: object({ days: oneOf(['7', '30', '90'], { default: '30', examples: ['7'] }) }),
    response: SiteFigures,
  },
})
