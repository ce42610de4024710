import type { Advice, Values } from '#contract/editing/advice.ts'
import type { FieldDescription } from '#contract/editing/desk.shapes.ts'
import { filmAdvice } from '#contract/editing/film-advice.ts'
import { asList, asRow, asText } from '../../fields/parts/field-props.ts'
import { holdPicture } from '../../fields/parts/hold-picture.ts'
import { altAdvice, textAdvice } from './text-advice.ts'

type Field = Pick<FieldDescription, 'name' | 'label' | 'type' | 'file'> & { fields: readonly Field[] }

/** What of a content some people would not get, field by field, in the order of its form. */
export function formAdvice(fields: readonly Field[], values: Values): Advice[] {
  return [...fields.flatMap((field) => fieldAdvice(field, values[field.name])), ...filmAdvice(fields, values)]
}

function fieldAdvice(field: Field, value: unknown): Advice[] {
  const { name, label, type } = field
  const say = (all: string[]): Advice[] => all.map((words) => ({ field: name, label, words }))
  if (type === 'html') return say(textAdvice(asText(value)))
  if (type === 'picture') return say(pictureAdvice(asRow(value)))
  if (type === 'line' && /alt$/i.test(name)) return say(altAdvice(asText(value)))
  if (type === 'rows' || type === 'pictures')
    return say([
      ...asList(value).flatMap((row) => rowAdvice(field.fields, row)),
      ...repeatedAlt(asList(value)),
    ])
  if (type === 'object') return say(rowAdvice(field.fields, value))
  if (type === 'blocks') return say(blocksAdvice(field.fields, asList(value).map(asRow)))
  return []
}

function pictureAdvice({ url, alt }: Values): string[] {
  if (!url) return []
  return asText(alt).trim()
    ? altAdvice(asText(alt))
    : ['The picture has no alternative text. Write what can be seen.']
}

/** Of a row, an object or a block; an address and its words in it are a picture. */
function rowAdvice(fields: readonly Field[], value: unknown): string[] {
  const row = asRow(value)
  const hasPicture = holdPicture(fields)
  const others = hasPicture ? fields.filter(({ name }) => name !== 'alt') : fields
  return [...(hasPicture ? pictureAdvice(row) : []), ...formAdvice(others, row).map(({ words }) => words)]
}

/** Blocks are read as one text: their headings follow each other, and the same words lead to one place. */
function blocksAdvice(kinds: readonly Field[], blocks: readonly Values[]): string[] {
  const texts: string[] = []
  const others = blocks.flatMap((block) => {
    const { fields } = kinds.find(({ name }) => name === block.kind) ?? { fields: [] }
    for (const { type, name } of fields) if (type === 'html') texts.push(asText(block[name]))
    return rowAdvice(
      fields.filter(({ type }) => type !== 'html'),
      block,
    )
  })
  return [...textAdvice(texts.join('\n')), ...others]
}

/** Words that several pictures share tell nobody which of them is on the screen. */
function repeatedAlt(rows: readonly unknown[]): string[] {
  const alts = rows.map((row) => asText(asRow(row).alt).trim()).filter(Boolean)
  return [...new Set(alts.filter((alt, index) => alts.indexOf(alt) < index))].map(
    (alt) => `Several pictures have the same alternative text, “${alt}”. Say of each what is seen on it.`,
  )
}
