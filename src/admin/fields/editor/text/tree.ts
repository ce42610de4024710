import { formattedTags } from '#contract/editing/formatted-text.ts'

/** HTML as it was read, without whoever read it: the browser here, a parser by the same rules in the tests. */
export interface Element {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly Tree[]
}
export type Tree = Element | string

export const element = (
  tag: string,
  children: readonly Tree[],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({ tag, attributes, children })

/** What the browser has read. Comments say nothing. */
export function treesIn(parent: Node): Tree[] {
  return [...parent.childNodes].flatMap((node): Tree[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof globalThis.Element)) return []
    const { localName, attributes } = node
    const named = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
    return [element(localName, treesIn(node), named)]
  })
}

/** Read without running anything of it or fetching its pictures. */
export const readHtml = (html: string): Tree[] =>
  treesIn(new DOMParser().parseFromString(html, 'text/html').body)

const words = new Set<string>([...formattedTags.words, 'br', 'img'])
/** Whether it stands within a line. */
export const isInline = (tree: Tree): boolean => typeof tree === 'string' || words.has(tree.tag)

export const textOf = (trees: readonly Tree[]): string =>
  trees.map((tree) => (typeof tree === 'string' ? tree : textOf(tree.children))).join('')

/** Spaces that HTML does not show: a hard space is none of them. */
export const isBlank = (text: string): boolean => /^[ \t\n\r\f]*$/.test(text)

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** As the cleaning writes it: what is empty is its name alone, but for the words of a picture. */
export const attributesHtml = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
    )
    .join('')

const alone = new Set(['br', 'hr', 'img'])

/** As it was, where it cannot be edited. */
export const treesHtml = (trees: readonly Tree[]): string =>
  trees
    .map((tree) => {
      if (typeof tree === 'string') return escaped(tree)
      const { tag, attributes, children } = tree
      const said = attributesHtml(attributes)
      const [first] = children
      // HTML takes the first line break there for none.
      if (tag === 'pre' && typeof first === 'string' && first.startsWith('\n'))
        return `<pre${said}>\n${treesHtml(children)}</pre>`
      return alone.has(tag) ? `<${tag}${said} />` : `<${tag}${said}>${treesHtml(children)}</${tag}>`
    })
    .join('')
