import { type Static, Type } from 'typebox'
import { object } from './schema.ts'

/** The answer of a call that leads somewhere. */
export const Way = object({ to: Type.String({ description: 'Where the browser goes next' }) })
export type Way = Static<typeof Way>
