import { inArray } from 'drizzle-orm'
import type { FieldDescription, FieldProblem } from '#contract/editing/desk.shapes.ts'
import { describeField } from '../kind/describe-kind.ts'
import { isGroup, type Kind, type Values, wordsOf } from '../kind/kind.ts'
import { columnOf } from '../rows/content.ts'
import { wordlessInHtml } from '../values/wordless-html.ts'
import type { Hand } from './hand.ts'

interface Wordless {
  field: string
  url: string
}

/** The addresses of pictures that no words stand for, by the field that they are in, however deep. */
export function wordlessIn(value: Values): Wordless[] {
  const look = (field: string, one: unknown): Wordless[] => {
    if (one === null || typeof one !== 'object') return []
    if (Array.isArray(one)) return one.flatMap((each) => look(field, each))
    const { url, alt } = one as Values
    const isWordless = typeof url === 'string' && url !== '' && typeof alt === 'string' && alt.trim() === ''
    return isWordless ? [{ field, url }] : Object.values(one).flatMap((each) => look(field, each))
  }
  return Object.entries(value).flatMap(([field, one]) => look(field, one))
}

/** The same of pictures within formatted text. */
const wordlessTexts = (kind: Kind, value: Values): Wordless[] =>
  Object.keys(value).flatMap((field) =>
    htmlIn(describeField(kind, field), value[field]).flatMap((html) =>
      wordlessInHtml(html).map((url) => ({ field, url })),
    ),
  )

/** The formatted texts of a field, those of its rows and blocks among them. */
function htmlIn(field: FieldDescription, value: unknown): string[] {
  if (field.type === 'html') return typeof value === 'string' ? [value] : []
  if (value === null || typeof value !== 'object' || field.fields.length === 0) return []
  return ([value].flat() as Values[]).flatMap((row) => {
    const inner = field.type === 'blocks' ? field.fields.filter(({ name }) => name === row?.kind) : [field]
    return inner.flatMap(({ fields }) => fields.flatMap((one) => htmlIn(one, row?.[one.name])))
  })
}

const keyIn = (url: string): string => /\/library\/([0-9a-f]{32})\//.exec(url)?.[1] ?? ''

/** A picture is published with words for those who cannot see it, or the library says that it only decorates. */
export async function wordlessPictures(
  { tx, kinds }: Pick<Hand, 'tx' | 'kinds'>,
  kind: Kind,
  value: Values,
): Promise<FieldProblem[]> {
  const pictures = wordlessIn(value)
  const inTexts = wordlessTexts(kind, value)
  const all = [...pictures, ...inTexts]
  if (all.length === 0) return []
  const decorative = await decorativeAmong({ tx, kinds }, all.map(({ url }) => keyIn(url)).filter(Boolean))
  const fieldsOf = (some: readonly Wordless[]) => [
    ...new Set(some.filter(({ url }) => !decorative.has(keyIn(url))).map(({ field }) => field)),
  ]
  return [
    ...fieldsOf(pictures).map((field) => ({
      field,
      maySee: true as const,
      message: `${wordsOf(kind, field).label} needs alt text: say what can be seen, or mark it as decorative.`,
    })),
    ...fieldsOf(inTexts).map((field) => ({
      field,
      maySee: true as const,
      message: `${wordsOf(kind, field).label} has a picture without alt text: say in its alt what can be seen. If it only decorates, mark it as decorative in the media library.`,
    })),
  ]
}

async function decorativeAmong(
  { tx, kinds }: Pick<Hand, 'tx' | 'kinds'>,
  keys: string[],
): Promise<Set<unknown>> {
  const library = kinds.named('media-assets')
  if (keys.length === 0 || isGroup(library)) return new Set()
  const key = columnOf(library.table, 'key')
  const rows = await tx
    .select({ key, isDecorative: columnOf(library.table, 'isDecorative') })
    .from(library.table)
    .where(inArray(key, keys))
  return new Set(rows.filter(({ isDecorative }) => isDecorative === true).map((row) => row.key))
}
