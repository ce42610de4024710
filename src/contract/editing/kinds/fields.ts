import { type TProperties, Type } from 'typebox'
import { nullable, object, oneOf } from '../../shapes/schema.ts'
import { DateOnly, DateTimeUtc } from '../../shapes/shared.ts'

/** The words that input schemas are written with: what may be in a field, and nothing of how it looks. */
export const line = (maxLength = 200) => Type.String({ minLength: 1, maxLength })
export const lineOrNone = (maxLength = 200) => nullable(Type.String({ minLength: 1, maxLength }))
/** Filled in by the server where an editor leaves it empty. */
export const slug = () => Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' })
export const prose = (maxLength = 200_000) => Type.String({ minLength: 1, maxLength })
export const proseOrNone = (maxLength = 200_000) => nullable(Type.String({ minLength: 1, maxLength }))
/** May be said or not, and is never null where it is read. */
export const proseOrEmpty = (maxLength = 200_000) => Type.String({ maxLength, default: '' })

export const whole = (minimum = 0, maximum = 2_147_483_647) => Type.Integer({ minimum, maximum })
/** Begins with the least that it may be. */
export const wholeFrom = (minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, default: minimum })
export const wholeOrNone = (minimum = 0, maximum = 2_147_483_647) =>
  nullable(Type.Integer({ minimum, maximum }))
export const year = () => Type.Integer({ minimum: 1800, maximum: 2200 })
export const yearOrNone = () => nullable(Type.Integer({ minimum: 1800, maximum: 2200 }))
export const rank = () => Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })
export const yesNo = (byDefault = false) => Type.Boolean({ default: byDefault })

export const ref = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const refOrNone = () => nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))
export const refs = (maxItems = 200) => Type.Array(ref(), { maxItems, uniqueItems: true, default: [] })

export const day = () => DateOnly
export const moment = () => DateTimeUtc
export const momentOrNone = () => nullable(DateTimeUtc)

export const choice = <const Words extends readonly string[]>(words: Words, byDefault?: Words[number]) =>
  oneOf(words, byDefault === undefined ? {} : { default: byDefault })
export const choiceOrNone = <const Words extends readonly string[]>(words: Words) => nullable(oneOf(words))

/** A page of the site, or an address of the web: what runs in a browser is none. */
const addressPattern = '^(?:https?://[^\\s<>"]+|/(?!/)[^\\s<>"]*|mailto:[^\\s<>"]+|tel:[+\\d().-]+)$'
export const address = () => Type.String({ minLength: 1, maxLength: 1000, pattern: addressPattern })
export const addressOrNone = () =>
  nullable(Type.String({ minLength: 1, maxLength: 1000, pattern: addressPattern }))
export const email = () => nullable(Type.String({ maxLength: 254, pattern: '^[^\\s@<>",;]+@[^\\s@<>",;]+$' }))
export const colour = () => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', default: '#1f2937' })
export const colourOrNone = () => nullable(Type.String({ pattern: '^#[0-9a-fA-F]{3,8}$' }))

/** A picture with the words that stand for it; empty for one that only decorates. */
export const Picture = object({
  url: Type.String({ minLength: 1, maxLength: 1000 }),
  alt: Type.String({ maxLength: 500 }),
})
export const picture = () => nullable(Picture)
export const pictures = (maxItems = 500) => Type.Array(Picture, { maxItems, default: [] })
export const lines = (maxItems = 100) => Type.Array(line(500), { maxItems, default: [] })
export const rows = <Fields extends TProperties>(fields: Fields, maxItems = 200) =>
  Type.Array(object(fields), { maxItems, default: [] })
