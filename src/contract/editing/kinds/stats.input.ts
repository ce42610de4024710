import { Type } from 'typebox'
import { recordScopes } from '../../shapes/record-scopes.ts'
import { nullable, object } from '../../shapes/schema.ts'
import * as field from './fields.ts'

export const statsInputs = {
  'stat-records': object({
    holder: field.lineOrNone(120),
    sportId: field.ref(),
    scope: field.choice(recordScopes, 'game'),
    stat: field.line(80),
    value: Type.String({
      minLength: 1,
      maxLength: 12,
      pattern: '^(?:\\d{1,7}(?:\\.\\d{1,3})?|\\.\\d{1,3})$',
    }),
    season: field.line(20),
    playerId: field.refOrNone(),
    opponent: field.lineOrNone(120),
    playedOn: nullable(field.day()),
    note: field.lineOrNone(300),
  }),
}
