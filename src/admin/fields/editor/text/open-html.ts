import { formattedTags } from '#contract/editing/formatted-text.ts'
import { keptCardName } from '#contract/text/text-cards.ts'
import type { Part, Wrap } from './document.ts'
import { Foreign } from './foreign.ts'
import { attributesOf, isEmptyLine, lineOf } from './inline.ts'
import { elementsOf, tableOf } from './open-table.ts'
import { type Element, isBlank, isInline, type Tree, treesHtml } from './tree.ts'

/** An empty paragraph, to be written in. */
export const emptyLine: Part = { type: 'p', attrs: { wrap: 'auto' } }

/** What was read as the editor's document. Whatever it has nothing for stands in it as it is, locked. */
export const openTrees = (trees: readonly Tree[]): Part => ({ type: 'doc', content: blocksOf(trees, true) })

/** The blocks of a place; words that stand in it without one are a paragraph that is written without its tag. */
export function blocksOf(trees: readonly Tree[], isOutermost = false): Part[] {
  const found = pieces(trees).flatMap((piece): Part[] => {
    try {
      return Array.isArray(piece) ? looseLine(piece) : (isOutermost && card(piece)) || block(piece)
    } catch (error) {
      if (!(error instanceof Foreign)) throw error
      return [{ type: 'kept', attrs: { html: outerSpaceless(treesHtml([piece].flat())) } }]
    }
  })
  const blocks = withoutEmpty(found)
  return blocks.length > 0 ? blocks : [emptyLine]
}

const isEmptyTag = ({ type, content, attrs }: Part): boolean =>
  type === 'p' && attrs?.wrap === 'always' && (content === undefined || isEmptyLine(content))
const isLoose = (part: Part | undefined): boolean => part?.type === 'p' && part.attrs?.wrap === 'never'

/** Empty paragraphs are none, unless one is all that divides two lines without a tag. */
function withoutEmpty(parts: readonly Part[]): Part[] {
  const kept: Part[] = []
  for (const [at, part] of parts.entries()) {
    if (!isEmptyTag(part)) kept.push(part)
    else if (isLoose(kept.at(-1)) && isLoose(parts.slice(at).find((one) => !isEmptyTag(one))))
      kept.push({ type: 'kept', attrs: { html: '<p></p>' } })
  }
  return kept
}

/** Blocks one by one, and what stands in a line between them together. */
function pieces(trees: readonly Tree[]): (Element | Tree[])[] {
  const found: (Element | Tree[])[] = []
  for (const tree of trees) {
    const last = found.at(-1)
    if (typeof tree !== 'string' && !isInline(tree) && !standsInLine(tree)) found.push(tree)
    else if (Array.isArray(last)) last.push(tree)
    else found.push([tree])
  }
  return found.filter((piece) => !Array.isArray(piece) || !isNothing(piece))
}

/** A hard space is no space that HTML leaves out. */
const outerSpaceless = (html: string): string => html.replace(/^[ \t\n\r\f]+|[ \t\n\r\f]+$/g, '')

const isNothing = (trees: readonly Tree[]): boolean =>
  trees.every((tree) => typeof tree === 'string' && isBlank(tree))

const blockTags = new Set<string>([
  ...formattedTags.blocks,
  ...formattedTags.pictures,
  ...formattedTags.tables,
])
/** What nobody knows is taken for a part of the line that it stands in, unless it is alone. */
const standsInLine = ({ tag }: Element): boolean =>
  !blockTags.has(tag) && ['span', 'font', 'mark', 'ins', 'del', 'kbd', 'var', 'label', 'bdi'].includes(tag)

const looseLine = (trees: readonly Tree[]): Part[] => {
  const content = lineOf(trees)
  return content.length > 0 ? [line('p', content, { wrap: 'never' satisfies Wrap })] : []
}

const line = (type: string, content: readonly Part[], attrs: Part['attrs'] = {}): Part =>
  content.length > 0 ? { type, attrs, content } : { type, attrs }

/** A card stands between the blocks of a text, never within one, and with nothing in it. */
function card({ tag, attributes, children }: Element): Part[] | null {
  const { 'data-card': name, ...others } = attributes
  const isCard = tag === 'div' && name !== undefined && keptCardName(name) === name
  return isCard && isNothing(children) && Object.keys(others).length === 0
    ? [{ type: 'card', attrs: { name } }]
    : null
}

function block(tree: Element): Part[] {
  const { tag, children } = tree
  const attrs = attributesOf(tree)
  switch (tag) {
    case 'p':
      return [line('p', lineOf(children), { wrap: 'always' satisfies Wrap })]
    case 'h2':
    case 'h3':
    case 'h4':
      return [line(tag, lineOf(children))]
    case 'pre':
      return [line(tag, lineOf(children, true))]
    case 'hr':
      return [{ type: tag }]
    case 'div':
      if (attrs['data-card'] !== null) throw new Foreign('a card within something')
      return [{ type: tag, content: blocksOf(children) }]
    case 'blockquote':
      return [{ type: tag, content: blocksOf(children) }]
    case 'ul':
    case 'ol':
      return [{ type: tag, attrs, content: items(children, ['li']) }]
    case 'dl':
      return [{ type: tag, content: items(children, ['dt', 'dd']) }]
    case 'figure':
      return [{ type: tag, content: figure(children) }]
    case 'table':
      return [tableOf(tree, blocksOf)]
    default:
      throw new Foreign(tag)
  }
}

function items(trees: readonly Tree[], tags: readonly string[]): Part[] {
  const found = elementsOf(trees).map((item): Part => {
    if (!tags.includes(item.tag)) throw new Foreign(`${item.tag} in a list`)
    attributesOf(item)
    return item.tag === 'dt'
      ? line('dt', lineOf(item.children))
      : { type: item.tag, content: blocksOf(item.children) }
  })
  if (found.length === 0) throw new Foreign('a list without lines')
  return found
}

/** A picture, a table or a quotation, with its caption before or after it. */
function figure(trees: readonly Tree[]): Part[] {
  const isCaption = (tree: Tree): tree is Element => typeof tree !== 'string' && tree.tag === 'figcaption'
  const at = trees.findIndex(isCaption)
  const caption = trees[at]
  if (caption === undefined || !isCaption(caption)) return blocksOf(trees)
  attributesOf(caption)
  const [before, after] = [trees.slice(0, at), trees.slice(at + 1)]
  const isFirst = isNothing(before)
  if (!isFirst && !isNothing(after)) throw new Foreign('a caption in the middle')
  const called = lineOf(caption.children)
  const named = isEmptyLine(called) ? [] : [line('figcaption', called)]
  if (isFirst && isNothing(after)) throw new Foreign('a caption of nothing')
  return isFirst ? [...named, ...blocksOf(after)] : [...blocksOf(before), ...named]
}
