import { Type } from 'typebox'
import { nullable, object } from '../shapes/schema.ts'
import { DateTimeUtc, Id } from '../shapes/shared.ts'

/** Outside of the public API's version: nobody but the desk asks for it, and its school is the one of the host. */
export const at = <const Path extends string>(path: Path) => `/api/admin/v1${path}` as const

export const example = <const Value>(value: Value) => ({ examples: [value] })
export const KindName = Type.String({ pattern: '^[\\w-]{1,40}$', ...example('partners') })
export const ItemId = Type.Integer({ minimum: 1, maximum: 2_147_483_647, ...example(1) })
export const Work = Type.String({
  pattern: '^[\\w-]{1,64}$',
  ...example('00000000-0000-4000-8000-000000000000'),
})
export const OfKind = object({ kind: KindName })
export const OfItem = object({ kind: KindName, id: ItemId })
export const OfRelease = object({ releaseId: ItemId })
export const OfWork = object({ work: Work })

export const Words = Type.String({ maxLength: 200 })
/** A day of the school's, as it is written in addresses. */
export const Day = Type.String({ format: 'date', description: 'A day, as in 2026-11-14' })
export const Cursor = Type.String({ maxLength: 600 })
export const Limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 })
export const Ids = Type.Array(Id, { minItems: 1, maxItems: 200, ...example([1]) })
export const ReleaseId = nullable({ ...ItemId })
export const Password = Type.String({
  maxLength: 128,
  description: 'Of whoever is signed in; empty for somebody who has none',
  ...example(''),
})
/** When something goes out by itself; nothing where it does not. */
export const Planned = nullable({ ...DateTimeUtc, ...example('2026-11-21T18:00:00Z') })

/** Everybody who writes is signed in and comes from a page of the school's own; a dozen of one office type at once. */
export const writes = {
  guard: 'same origin',
  needs: 'editor',
  rate: { name: 'desk', max: 1200, minutes: 1 },
  maxBytes: 1024 * 1024,
} as const
/** What goes out as a whole is a publisher's. */
export const publishes = { ...writes, needs: 'publisher' } as const
export const reads = { method: 'GET', needs: 'editor', fleeting: true } as const
