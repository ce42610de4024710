/** A rule, or a group of them such as a layer or a medium. */
type Piece =
  | { kind: 'rule'; selectors: readonly Selector[]; body: string }
  | { kind: 'frames'; text: string; name: string }
  | { kind: 'other'; text: string }
  | { kind: 'group'; head: string; pieces: readonly Piece[] }

interface Selector {
  text: string
  /** What an element, or those around it, must have for certain. */
  classes: readonly string[]
}

export type Styles = readonly Piece[]

const mark = ' class="'
const groups = /^@(?:media|supports|layer|container)\b/
/** What is only for paper can come later. */
const paper = /^@media print\b/

/** A style sheet as it was built, taken apart once. */
export function readStyles(css: string): Styles {
  return blocksOf(css).flatMap(({ head, body }): Piece[] => {
    if (body === null) return [{ kind: 'other', text: `${head};` }]
    if (paper.test(head)) return []
    if (groups.test(head)) return [{ kind: 'group', head, pieces: readStyles(body) }]
    const text = `${head}{${body}}`
    const frames = /^@keyframes ([\w-]+)/.exec(head)?.[1]
    if (frames) return [{ kind: 'frames', text, name: frames }]
    if (head.startsWith('@')) return [{ kind: 'other', text }]
    const selectors = selectorsOf(head).map((text) => ({ text, classes: classesOf(text) }))
    return [{ kind: 'rule', selectors, body }]
  })
}

/** By the classes of a document: a page that is made again has those it had, and so have most pages of its kind. */
const knownTexts = new WeakMap<Styles, Map<string, string>>()
const mostKnown = 100

/**
 * Of all styles of the site, those that the elements of a document can ever have: as they come, under a finger, with the
 * focus. They stand in it, so that it needs the style sheet only when another page, or another part, comes to it.
 */
export function usedStyles(styles: Styles, html: string): string {
  const known = knownTexts.getOrInsertComputed(styles, () => new Map())
  const classes = new Set<string>()
  // Long lists have the same few words in every row.
  const words = new Set<string>()
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at)) {
    const start = at + mark.length
    at = html.indexOf('"', start)
    words.add(html.slice(start, at))
  }
  const key = [...words].join()
  if (known.size > mostKnown) known.clear()
  return known.getOrInsertComputed(key, () => {
    for (const names of words) for (const name of names.split(' ')) classes.add(name)
    const drawn = textOf(styles, classes)
    return drawn + framesIn(styles, drawn)
  })
}

function textOf(styles: Styles, classes: ReadonlySet<string>): string {
  let text = ''
  for (const piece of styles) {
    if (piece.kind === 'other') text += piece.text
    else if (piece.kind === 'rule') {
      const drawn = piece.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
      if (drawn.length > 0) text += `${drawn.map((selector) => selector.text).join()}{${piece.body}}`
    } else if (piece.kind === 'group') {
      const inner = textOf(piece.pieces, classes)
      if (inner) text += `${piece.head}{${inner}}`
    }
  }
  return text
}

function framesIn(styles: Styles, drawn: string): string {
  let text = ''
  for (const piece of styles) {
    if (piece.kind === 'group') text += framesIn(piece.pieces, drawn)
    else if (piece.kind === 'frames' && drawn.includes(piece.name)) text += piece.text
  }
  return text
}

/** What a selector needs for certain: what stands in brackets of `:not()` or `:is()` may be otherwise. */
const classesOf = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function withoutBrackets(selector: string): string {
  let text = selector.replace(/\[[^\]]*\]/g, '')
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/\([^()]*\)/g, '')
  }
  return text
}

function selectorsOf(head: string): string[] {
  const selectors: string[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at <= head.length; at++) {
    const letter = head[at]
    if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    else if (at === head.length || (letter === ',' && depth === 0)) {
      selectors.push(head.slice(from, at))
      from = at + 1
    }
  }
  return selectors
}

/** What stands side by side: `head{body}`, or `head;` without one. */
function blocksOf(css: string): { head: string; body: string | null }[] {
  const blocks: { head: string; body: string | null }[] = []
  let [from, open, depth] = [0, 0, 0]
  for (const { 0: sign, index } of css.matchAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[^]*?\*\/|url\([^)]*\)|[{};]/g,
  )) {
    if (sign === '{' && depth++ === 0) open = index
    else if (sign === '}' && --depth === 0) {
      blocks.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, index) })
      from = index + 1
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(from, index).trim(), body: null })
      from = index + 1
    }
  }
  return blocks
}
