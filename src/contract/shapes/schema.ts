import { type Static, type TProperties, type TSchema, Type } from 'typebox'

/** A closed list of words. Carries its `type`, so that validators and serialisers need not guess. */
export function oneOf<const Words extends readonly string[]>(words: Words, options: object = {}) {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options })
}

/** Another server of the API may leave the field out: then it is read as that other field. */
export const like = <Schema extends TSchema>(field: string, schema: Schema): Schema => ({
  ...schema,
  likeField: field,
})

/** The same, but as the words of that other field are written in addresses, or shortened to a few letters. */
export const slugLike = (field: string) => like(field, Type.String({ likeHow: 's' }))
export const abbreviationLike = (field: string) => like(field, Type.String({ likeHow: 'a' }))

/** Another server of the API may not tell the ids of these: then they are counted as they come in their list. */
export const orPlace = <Schema extends TSchema>(schema: Schema): Schema => ({ ...schema, isPlace: true })

/** 'America/Chicago'. Another server may leave it out: then it goes by how far the clock of a game is from UTC. */
export const timeZone = () => Type.String({ isTimeZone: true })

/** Missing optional values are null on the wire, never absent. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  const { type, enum: words } = schema as { type?: string; enum?: unknown[] }
  return Type.Unsafe<Static<Schema> | null>({
    ...schema,
    type: [type, 'null'],
    ...(words ? { enum: [...words, null] } : {}),
  })
}

export const text = () => Type.String()
/** A word that a thing is known by: an item without it is none. */
export const name = () => Type.String({ minLength: 1 })
export const nullableText = () => nullable(Type.String())
export const object = <Fields extends TProperties>(fields: Fields) => Type.Object(fields)
