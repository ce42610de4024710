import { inArray } from 'drizzle-orm'
import type { FieldProblem } from '#contract/editing/desk.shapes.ts'
import { isGroup, type Kind, type Values, wordsOf } from '../kind/kind.ts'
import { columnOf } from '../rows/content.ts'
import type { Hand } from './hand.ts'

/** The addresses of pictures that no words stand for, by the field that they are in, however deep. */
export function wordlessIn(value: Values): { field: string; url: string }[] {
  const look = (field: string, one: unknown): { field: string; url: string }[] => {
    if (one === null || typeof one !== 'object') return []
    if (Array.isArray(one)) return one.flatMap((each) => look(field, each))
    const { url, alt } = one as Values
    const isWordless = typeof url === 'string' && url !== '' && typeof alt === 'string' && alt.trim() === ''
    return isWordless ? [{ field, url }] : Object.values(one).flatMap((each) => look(field, each))
  }
  return Object.entries(value).flatMap(([field, one]) => look(field, one))
}

const keyIn = (url: string): string => /\/library\/([0-9a-f]{32})\//.exec(url)?.[1] ?? ''

/** A picture is published with words for those who cannot see it, or the library says that it only decorates. */
export async function wordlessPictures(
  { tx, kinds }: Pick<Hand, 'tx' | 'kinds'>,
  kind: Kind,
  value: Values,
): Promise<FieldProblem[]> {
  const wordless = wordlessIn(value)
  if (wordless.length === 0) return []
  const decorative = await decorativeAmong(
    { tx, kinds },
    wordless.map(({ url }) => keyIn(url)).filter(Boolean),
  )
  const fields = new Set(wordless.filter(({ url }) => !decorative.has(keyIn(url))).map(({ field }) => field))
  return [...fields].map((field) => ({
    field,
    message: `${wordsOf(kind, field).label} needs alt text: say what can be seen. If it only decorates, mark it as decorative in the media library.`,
  }))
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
