import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { element, type Tree } from '#admin/fields/editor/text/tree.ts'
import { formattedTags } from '#contract/editing/formatted-text.ts'

/** HTML as every browser reads it: a parser by the standard's own rules, which repairs what is left open as they do. */
export function readAsBrowsersDo(html: string): Tree[] {
  const of = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Tree[] =>
    nodes.flatMap((node): Tree[] => {
      if ('value' in node) return [node.value]
      if (!('tagName' in node)) return []
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      return [element(node.tagName, of(node.childNodes), attributes)]
    })
  return of(parseFragment(html).childNodes)
}

const words = new Set<string>(formattedTags.words)
const isInline = (tree: Tree) =>
  typeof tree === 'string' || words.has(tree.tag) || /^(br|img)$/.test(tree.tag)
/** Says nothing where it is empty. */
const emptied = new Set(['p', 'caption', 'figcaption'])
/** Emphasis within the same emphasis is none. */
const once = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'code'])
const saidOf = (tree: Exclude<Tree, string>) =>
  Object.entries(tree.attributes)
    .filter(([name, value]) => !(/^(col|row)span$/.test(name) && value === '1'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/**
 * One form for HTML that reads the same: spaces as they are shown, every stretch of words with all that is around it in
 * one order, what is said of an element in one order. Knows nothing of the editor.
 */
export function canonical(html: string): string {
  return place(readAsBrowsersDo(html))
}

function place(trees: readonly Tree[]): string {
  const found: string[] = []
  let line: Tree[] = []
  const end = () => {
    found.push(shown(line))
    line = []
  }
  for (const tree of trees) {
    if (isInline(tree)) line.push(tree)
    else if (typeof tree !== 'string') {
      end()
      const isPre = tree.tag === 'pre'
      const inside = isPre ? stretches(tree.children, []).map(said).join('') : place(tree.children)
      if (!emptied.has(tree.tag) || !isEmpty(tree)) found.push(`<${tree.tag}${saidOf(tree)}>${inside}</>`)
    }
  }
  end()
  return found.join('')
}

const isEmpty = (tree: Tree): boolean =>
  typeof tree === 'string'
    ? tree.trim() === ''
    : tree.tag !== 'img' && (emptied.has(tree.tag) || isInline(tree)) && tree.children.every(isEmpty)

type Stretch = { around: readonly string[]; text: string; isText: boolean }
const said = ({ around, text }: Stretch) => `[${around.toSorted().join('')}|${text}]`

function stretches(trees: readonly Tree[], around: readonly string[]): Stretch[] {
  const all = trees.flatMap((tree): Stretch[] => {
    if (typeof tree === 'string') return [{ around, text: tree, isText: true }]
    if (!isInline(tree)) return [{ around, text: `{${place([tree])}}`, isText: false }]
    if (/^(br|img)$/.test(tree.tag)) return [{ around, text: `<${tree.tag}${saidOf(tree)}>`, isText: false }]
    const name = `<${tree.tag}${saidOf(tree)}>`
    return stretches(tree.children, once.has(tree.tag) && around.includes(name) ? around : [...around, name])
  })
  const key = (one: Stretch) => one.around.toSorted().join('')
  const found: Stretch[] = []
  for (const one of all) {
    const last = found.at(-1)
    if (last?.isText && one.isText && key(last) === key(one))
      found[found.length - 1] = { ...last, text: last.text + one.text }
    else if (one.text !== '') found.push(one)
  }
  return found
}

/** A line as it is shown: by letters, so that a space belongs to whatever comes first around it. */
function shown(trees: readonly Tree[]): string {
  const letters = stretches(trees, []).flatMap((one): Stretch[] =>
    one.isText ? Array.from(one.text, (text) => ({ ...one, text })) : [one],
  )
  const kept: Stretch[] = []
  for (const letter of letters) {
    const isSpace = letter.isText && /[ \t\n\r\f]/.test(letter.text)
    const last = kept.at(-1)
    const isBreak = letter.text.startsWith('<br')
    if (isBreak && last?.text === ' ') kept.pop()
    if (!isSpace) kept.push(letter)
    else if (last && last.text !== ' ' && !last.text.startsWith('<br')) kept.push({ ...letter, text: ' ' })
  }
  if (kept.at(-1)?.text === ' ') kept.pop()
  const joined: Stretch[] = []
  for (const letter of kept) {
    const last = joined.at(-1)
    if (
      last?.isText &&
      letter.isText &&
      last.around.toSorted().join('') === letter.around.toSorted().join('')
    )
      joined[joined.length - 1] = { ...last, text: last.text + letter.text }
    else joined.push(letter)
  }
  return joined.map(said).join('')
}
