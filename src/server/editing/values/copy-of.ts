import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { type FieldSchema, typesOf } from '../kind/field-schema.ts'
import { type Circumstances, type Kind, type Values, wordsOf } from '../kind/kind.ts'
import { uniqueTogether } from '../kind/unique.ts'

/** 'Boat race' is 'Boat race (copy)', which is 'Boat race (copy 2)'. */
export function markedTitle(text: string, turn: number, most = Number.POSITIVE_INFINITY): string {
  const [, base = '', mark, number = '1'] = /^(.*?)( \(copy(?: (\d+))?\))?$/s.exec(text) ?? []
  const count = (mark ? Number(number) : 0) + turn
  const suffix = count === 1 ? ' (copy)' : ` (copy ${count})`
  return base.slice(0, most - suffix.length).trimEnd() + suffix
}

/** The same of a word that stands in addresses: '/buy' is '/buy-copy', '/buy.html?now' is '/buy-copy.html?now'. */
export function markedWord(text: string, turn: number, most = Number.POSITIVE_INFINITY): string {
  const [, base = '', mark, number = '1', end = ''] =
    /^(.*?)(-copy(?:-(\d+))?)?((?:\.\w{1,5})?\/?(?:[?#].*)?)$/s.exec(text) ?? []
  const count = (mark ? Number(number) : 0) + turn
  const suffix = count === 1 ? '-copy' : `-copy-${count}`
  return base.slice(0, most - suffix.length - end.length) + suffix + end
}

/**
 * What is begun like another content, so that it can be published beside it: its title says what it is, what follows from
 * the title is made anew, and any other word that none of a school's may have twice is marked too. What can be marked in no
 * way that its form allows is left empty, and asked for. With each turn it is called otherwise.
 */
export function copyOf(kind: Kind, value: Values, turn: number, circumstances: Circumstances): Values {
  const own = ownWords(kind)
  const said = kind.copy(value, turn)
  const { slug: _, ...copy } = { ...value, ...said }
  const [title = ''] = [kind.title].flat()
  const { [title]: called } = copy
  if (typeof called === 'string' && !(title in said) && !own.has(title)) {
    const marked = markedTitle(called, turn, schemaOf(kind, title).maxLength)
    copy[title] = fits(kind, title, marked) ? marked : called
  }
  for (const field of own) {
    const { [field]: word, ...others } = copy
    if (field in said || typeof word !== 'string') continue
    const marked = markedWord(word, turn, schemaOf(kind, field).maxLength)
    if (isMade(kind.derive(others, circumstances)[field]) || !fits(kind, field, marked)) delete copy[field]
    else copy[field] = marked
  }
  const isAsked = (field: string) =>
    said[field] === null || (typeof said[field] === 'string' && !fits(kind, field, said[field]))
  return Object.fromEntries(Object.entries(copy).filter(([field]) => !isAsked(field)))
}

const schemaOf = (kind: Kind, field: string) => (kind.input.properties[field] ?? {}) as FieldSchema

const fits = (kind: Kind, field: string, text: string): boolean =>
  Value.Check(schemaOf(kind, field) as TSchema, text)

const isMade = (made: unknown): boolean => typeof made === 'string' && made !== ''

/** The words of a content that no two of a school's have alike, alone or together with something else. */
function ownWords(kind: Kind): ReadonlySet<string> {
  const isWord = (field: string) => {
    const schema = schemaOf(kind, field)
    return typesOf(schema).includes('string') && !schema.format && !wordsOf(kind, field).namedIn
  }
  return new Set(
    uniqueTogether(kind)
      .flat()
      .filter((field) => field in kind.input.properties && isWord(field)),
  )
}
