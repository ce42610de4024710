import { formattedAttributes, formattedTags } from '#contract/editing/formatted-text.ts'
import type { Part } from './document.ts'
import { Foreign } from './foreign.ts'
import type { Element, Tree } from './tree.ts'

type Mark = NonNullable<Part['marks']>[number]

const words = new Set<string>(formattedTags.words)
/** Within itself it says nothing new; a small text within a small one would be smaller still. */
const saysItOnce = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'code'])
/** These follow from the rest when it is written. */
const follows = new Set(['rel', 'loading'])

/** What is said of an element, as far as it may be. */
export function attributesOf({ tag, attributes }: Element): Record<string, string | null> {
  const known = formattedAttributes[tag] ?? []
  const strange = Object.keys(attributes).find((name) => !known.includes(name))
  if (strange !== undefined) throw new Foreign(`${tag} ${strange}`)
  return Object.fromEntries(
    known.filter((name) => !follows.has(name)).map((name) => [name, attributes[name] ?? null]),
  )
}

/** The words of a line, each with all that stands around it. */
export function lineOf(trees: readonly Tree[], keepsSpaces = false): Part[] {
  const flat = flattened(trees, [])
  return joined(keepsSpaces ? flat : collapsed(flat))
}

/** Neither a word nor a picture: the cleaning takes such a paragraph out. */
export const isEmptyLine = (content: readonly Part[]): boolean =>
  content.every(({ type, text }) => type === 'br' || (text !== undefined && /^[\s\u00a0]*$/.test(text)))

function flattened(trees: readonly Tree[], marks: readonly Mark[]): Part[] {
  return trees.flatMap((tree): Part[] => {
    if (typeof tree === 'string') return tree === '' ? [] : [{ type: 'text', text: tree, marks }]
    if (tree.tag === 'br') return [{ type: 'br', attrs: attributesOf(tree), marks }]
    if (tree.tag === 'img') return [picture(tree, marks)]
    if (!words.has(tree.tag)) throw new Foreign(tree.tag)
    return flattened(tree.children, withMark(marks, tree))
  })
}

function picture(tree: Element, marks: readonly Mark[]): Part {
  const attrs = attributesOf(tree)
  if (!attrs.src) throw new Foreign('a picture from nowhere')
  return { type: 'img', attrs: { ...attrs, alt: attrs.alt ?? '' }, marks }
}

function withMark(marks: readonly Mark[], tree: Element): Mark[] {
  const attrs = attributesOf(tree)
  if (!marks.some(({ type }) => type === tree.tag)) return [...marks, { type: tree.tag, attrs }]
  const saysMore = Object.values(attrs).some((value) => value !== null)
  if (saysMore || !saysItOnce.has(tree.tag)) throw new Foreign(`${tree.tag} within itself`)
  return [...marks]
}

/** Spaces as HTML shows them: one for many, none at the ends. */
function collapsed(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  let isAfterSpace = true
  const trimEnd = () => {
    const last = found.at(-1)
    if (last?.text?.endsWith(' ')) found[found.length - 1] = { ...last, text: last.text.slice(0, -1) }
  }
  for (const part of parts) {
    if (part.text === undefined) {
      if (part.type === 'br') trimEnd()
      isAfterSpace = part.type === 'br'
      found.push(part)
      continue
    }
    const one = part.text.replace(/[ \t\n\r\f]+/g, ' ')
    const text = isAfterSpace && one.startsWith(' ') ? one.slice(1) : one
    if (text === '') continue
    isAfterSpace = text.endsWith(' ')
    found.push({ ...part, text })
  }
  trimEnd()
  return found.filter(({ text }) => text !== '')
}

const sameMarks = (one: Part, other: Part): boolean => {
  const said = ({ marks = [] }: Part) =>
    marks
      .map((mark) => JSON.stringify(mark))
      .toSorted()
      .join()
  return said(one) === said(other)
}

function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.text !== undefined && last?.text !== undefined && sameMarks(last, part))
      found[found.length - 1] = { ...last, text: last.text + part.text }
    else found.push(part)
  }
  return found
}
