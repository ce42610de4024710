import type { Static } from 'typebox'
import { abbreviationLike, nullableText, object, slugLike, text } from './schema.ts'
import { Id } from './shared.ts'

export const Opponent = object({
  id: Id,
  title: text(),
  slug: slugLike('title'),
  abbreviation: abbreviationLike('title'),
  prefix: nullableText(),
  mascot: nullableText(),
  location: nullableText(),
  website: nullableText(),
  image: nullableText(),
  color: nullableText(),
})
export type Opponent = Static<typeof Opponent>
