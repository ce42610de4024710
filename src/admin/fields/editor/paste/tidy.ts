import type { WordTag } from '#contract/editing/formatted-text.ts'
import { type Element, element, isBlank, isInline, type Tree, textOf } from '../text/tree.ts'
import { isReachable } from './pasted-pictures.ts'
import { emphasisOf, isHidden, styleOf } from './styles.ts'
import { contentsOf, isLayout, tidyTable, without } from './tidy-table.ts'
import { bulletOf, isNumber, levelOf, listsOf, startOf, type WordLine } from './word-lists.ts'

const dropped = new Set(
  'script style meta link title head xml template noscript svg math iframe object embed canvas input select textarea button colgroup col audio video'.split(
    ' ',
  ),
)
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', dir: 'ul', menu: 'ul' }
const headings = new Set(['h2', 'h3', 'h4'])
const kept = new Set<string>(['ul', 'ol', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption'])
const lines = new Set(
  'p div section article header footer main aside nav center address form fieldset figure body html'.split(
    ' ',
  ),
)

/** What was copied elsewhere, made of what the editor knows and with nothing lost that is read. */
export const tidied = (trees: readonly Tree[]): Tree[] => paragraphed(flow(trees, []))

/** Words that stand between blocks are paragraphs. */
function paragraphed(trees: readonly Tree[]): Tree[] {
  const found: Tree[] = []
  let line: Tree[] = []
  const end = () => {
    for (const part of dividedAtEmptyLines(line))
      if (!isNothing(part)) found.push(element('p', trimmed(part)))
    line = []
  }
  for (const tree of trees) {
    if (isInline(tree)) line.push(tree)
    else {
      end()
      if (typeof tree === 'string' || tree.tag !== 'p' || !isNothing(tree.children)) found.push(tree)
    }
  }
  end()
  return found
}

const isBreak = (tree: Tree | undefined): boolean => typeof tree === 'object' && tree.tag === 'br'

/** Two breaks in a row are how a mail divides its paragraphs. */
function dividedAtEmptyLines(line: readonly Tree[]): Tree[][] {
  const found: Tree[][] = [[]]
  for (const [at, tree] of line.entries()) {
    if (isBreak(tree) && isBreak(line[at + 1])) found.push([])
    else if (!(isBreak(tree) && isBreak(line[at - 1]))) found.at(-1)?.push(tree)
  }
  return found
}

const isNothing = (trees: readonly Tree[]): boolean =>
  textOf(trees).replace(/[\s\u00a0]+/g, '') === '' && !hasPicture(trees)
const hasPicture = (trees: readonly Tree[]): boolean =>
  trees.some((tree) => typeof tree !== 'string' && (tree.tag === 'img' || hasPicture(tree.children)))

/** Breaks at its ends only make room. */
function trimmed(trees: readonly Tree[]): Tree[] {
  const isRoom = (tree: Tree | undefined) => isBreak(tree) || (typeof tree === 'string' && isBlank(tree))
  let [from, to] = [0, trees.length]
  while (from < to && isRoom(trees[from])) from += 1
  while (to > from && isRoom(trees[to - 1])) to -= 1
  return trees.slice(from, to)
}

/** What stands in it, line by line, with what was said around it said of each word. */
function flow(trees: readonly Tree[], around: readonly WordTag[]): Tree[] {
  const found: Tree[] = []
  let list: WordLine[] = []
  const end = () => {
    found.push(...listsOf(list))
    list = []
  }
  for (const tree of trees) {
    const level = typeof tree === 'string' ? null : levelOf(tree)
    if (typeof tree !== 'string' && level !== null && !isHidden(tree)) {
      const bullet = bulletOf(tree)
      list.push({
        level,
        isNumbered: isNumber(bullet),
        start: startOf(bullet),
        inside: trimmed(flow(tree.children, emphasisOf(tree, around))),
      })
    } else {
      if (typeof tree === 'string' ? !isBlank(tree) : !isNothing([tree])) end()
      found.push(...one(tree, around))
    }
  }
  end()
  return found
}

function one(tree: Tree, around: readonly WordTag[]): Tree[] {
  if (typeof tree === 'string') return wrapped(tidyText(tree), around)
  const { tag } = tree
  if (dropped.has(tag) || isHidden(tree)) return []
  if (tag === 'br')
    return /Apple-interchange-newline/.test(tree.attributes.class ?? '') ? [] : [element('br', [])]
  if (tag === 'hr') return [element('hr', [])]
  if (tag === 'img') return picture(tree)
  const emphasis = emphasisOf(tree, around)
  if (tag === 'a') return link(tree, emphasis)
  if (tag === 'abbr' || tag === 'time') return named(tree, emphasis)
  const name = renamed[tag] ?? tag
  if (name === 'table') {
    const tidy = { ...tree, children: cellsTidied(tree.children) }
    return isLayout(tree) ? contentsOf(tidy) : tidyTable(tidy)
  }
  if (name === 'ul' || name === 'ol') return list(tree, name, around)
  if (headings.has(name)) return heading(tree, name)
  if (kept.has(name)) return keptBlock(tree, name, emphasis)
  if (lines.has(name)) return paragraph(tree, emphasis)
  return flow(tree.children, emphasis)
}

/** Hard spaces that were only put in to keep several apart are spaces. */
const tidyText = (text: string): string =>
  text.replace(/[\u200b\ufeff]/g, '').replace(/\u00a0(?= )|(?<= )\u00a0/g, ' ')

const wrapped = (text: string, around: readonly WordTag[]): Tree[] =>
  text === '' ? [] : [around.reduceRight<Tree>((inside, tag) => element(tag, [inside]), text)]

function picture({ attributes }: Element): Tree[] {
  const { src = '', alt = '', width, height } = attributes
  // What lies on somebody's own machine comes as a file, or not at all.
  if (!isReachable(src)) return []
  const size = Object.entries({ width, height }).flatMap(([name, value]) =>
    value && /^\d+$/.test(value) ? [[name, value]] : [],
  )
  return [element('img', [], { src, alt, ...Object.fromEntries(size) })]
}

/** Searches and mails lead past themselves to what was meant. */
const meant = (href: string): string => {
  const found = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)
  return found?.[1] ? decodeURIComponent(found[1]) : href
}

function link(tree: Element, around: readonly WordTag[]): Tree[] {
  const href = meant(tree.attributes.href ?? '')
  // A link is underlined as it is.
  const inside = without('u', flow(tree.children, around))
  const isGood = /^(https?:|mailto:|tel:|\/(?!\/))/i.test(href)
  const { title } = tree.attributes
  const said = { href, ...(title ? { title } : {}) }
  return isGood ? aroundLines(inside, (words) => element('a', words, said)) : inside
}

const named = (tree: Element, around: readonly WordTag[]): Tree[] => {
  const name = tree.tag === 'abbr' ? 'title' : 'datetime'
  const value = tree.attributes[name]
  const inside = flow(tree.children, around)
  return value ? aroundLines(inside, (words) => element(tree.tag, words, { [name]: value })) : inside
}

/** Around the words of each block, where what it stands around has blocks. */
function aroundLines(trees: readonly Tree[], around: (words: Tree[]) => Element): Tree[] {
  if (trees.every(isInline)) return isNothing(trees) ? [...trees] : [around([...trees])]
  return trees.map((tree) =>
    typeof tree === 'string' || isInline(tree)
      ? around([tree])
      : element(tree.tag, aroundLines(tree.children, around), tree.attributes),
  )
}

function heading(tree: Element, name: string): Tree[] {
  const inside = flow(tree.children, [])
  const isPlain = inside.every(isInline)
  // What is a heading is bold already.
  if (!isPlain) return inside
  return isNothing(inside) ? [] : [element(name, without('strong', trimmed(inside)))]
}

const isTitle = ({ attributes }: Element): boolean => /\bMso(Title|Heading\d?)\b/.test(attributes.class ?? '')

function paragraph(tree: Element, around: readonly WordTag[]): Tree[] {
  if (isTitle(tree)) return heading(tree, 'h2')
  const inside = flow(tree.children, around)
  if (inside.every(isInline))
    return dividedAtEmptyLines(inside)
      .map(trimmed)
      .filter((part) => !isNothing(part))
      .map((part) => element('p', part))
  return paragraphed(inside)
}

function keptBlock(tree: Element, name: string, around: readonly WordTag[]): Tree[] {
  const inside = flow(tree.children, around)
  if (isNothing(inside)) return []
  if (name === 'pre' || name === 'dt' || name === 'figcaption')
    return inside.every(isInline) ? [element(name, inside)] : paragraphed(inside)
  if (name === 'dl') return definitions(inside)
  if (name === 'figure') return [element(name, inside)]
  return [element(name, name === 'dd' ? inside : paragraphed(inside))]
}

function definitions(inside: readonly Tree[]): Tree[] {
  const own = inside.filter((tree): tree is Element => typeof tree !== 'string')
  return own.length > 0 && own.every(({ tag }) => tag === 'dt' || tag === 'dd')
    ? [element('dl', own)]
    : paragraphed(inside)
}

/** A list within a list stands in a line of it, wherever it was put. */
function list(tree: Element, name: string, around: readonly WordTag[]): Tree[] {
  const items: Element[] = []
  for (const child of tree.children) {
    if (typeof child === 'string' && isBlank(child)) continue
    const isItem = typeof child !== 'string' && child.tag === 'li'
    const inside = isItem ? flow(child.children, emphasisOf(child, around)) : flow([child], around)
    const isInner = !isItem && inside.every((one) => typeof one !== 'string' && /^[uo]l$/.test(one.tag))
    const last = items.at(-1)
    if (isInner && last) items[items.length - 1] = element('li', [...last.children, ...inside])
    else if (!isNothing(inside)) items.push(element('li', loosened(inside)))
  }
  const start = tree.attributes.start
  const said: Record<string, string> =
    name === 'ol' && start && /^\d+$/.test(start) && start !== '1' ? { start } : {}
  return items.length > 0 ? [element(name, items, said)] : []
}

/** A line of a list that is one paragraph is written without it. */
function loosened(inside: readonly Tree[]): Tree[] {
  const [first, ...rest] = inside.filter((tree) => typeof tree !== 'string' || !isBlank(tree))
  const isOne = typeof first === 'object' && first.tag === 'p' && rest.every((tree) => !isParagraph(tree))
  return isOne ? [...first.children, ...rest] : trimmed(inside)
}
const isParagraph = (tree: Tree): boolean => typeof tree === 'string' || isInline(tree) || tree.tag === 'p'

/** The cells of a table with what stands in them tidied; what is around them stays for whoever reads tables. */
function cellsTidied(trees: readonly Tree[]): Tree[] {
  return trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return []
    const { tag, attributes, children } = tree
    if (dropped.has(tag)) return []
    if (tag === 'caption') return [element(tag, flow(children, []).filter(isInline))]
    if (tag !== 'td' && tag !== 'th') return [element(tag, cellsTidied(children), attributes)]
    const emphasis = tag === 'th' ? [] : emphasisOf(element(tag, [], onlyWeight(tree)), [])
    const inside = flow(children, emphasis)
    return [element(tag, inside.every(isInline) ? trimmed(inside) : paragraphed(inside), attributes)]
  })
}

/** How a cell is placed says nothing of its words. */
function onlyWeight(tree: Element): Record<string, string> {
  const { 'vertical-align': _, ...style } = styleOf(tree)
  return {
    style: Object.entries(style)
      .map((pair) => pair.join(':'))
      .join(';'),
  }
}
